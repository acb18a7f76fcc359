local water_energy = ptcg.filter { "basic_energy", type = "water" }

card.attack["Riptide"] = {
  times = function(_, it) return it.owner:count("discard", water_energy) end,
  after = function(game, it) game:move(it.owner:find("discard", water_energy), "deck") end,
}

card.attack["Swirling Waves"] = function(game, it)
  -- "2 Energy", not "2 Energy cards": one card that provides both is enough.
  game:discard_energy(it.attacker, 2)
end
