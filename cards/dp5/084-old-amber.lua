card.ability["Fossil"] = ptcg.require "fossil"

card.ability["Hard Amber"] = { allow_damage = { where = "bench", value = false } }
