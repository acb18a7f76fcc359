local card = ...

local fossil = ptcg.require "fossil"

card.play = fossil(ptcg.filter { kind = "pokemon", name = "Kabuto" })
