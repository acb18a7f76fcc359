local reaction = ptcg.require "reaction"

card.ability["Fossil"] = ptcg.require "fossil"

card.ability["Rock Reaction"] = reaction(ptcg.filter { "energy", type = "fighting" })
