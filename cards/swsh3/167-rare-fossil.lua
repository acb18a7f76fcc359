card.ability["Fossil"] = ptcg.require "fossil"
