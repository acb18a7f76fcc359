local card = ...

-- Special Energy provides its type only while it is attached (ZONE-07).
local fire_energy = ptcg.filter { kind = "basic_energy", type = "fire" }

card.attack["Flame Cloak"] = {
  after = function(game, it)
    game:search { zone = "discard", filter = fire_energy, min = 1, to = it.attacker }
  end,
}
