local reaction = ptcg.require "reaction"

card.ability["Fossil"] = ptcg.require "fossil"

card.ability["Aqua Reaction"] = reaction(ptcg.filter { "energy", type = "water" })
