-- Special Energy provides its type only while it is attached (ZONE-07).
local fire_energy = ptcg.filter { "basic_energy", type = "fire" }

card.attack["Flame Cloak"] = function(game, it)
  game:search { fire_energy, zone = "discard", min = 1, to = it.attacker }
end
