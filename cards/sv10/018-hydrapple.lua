local grass_basic_energy = ptcg.filter { "basic_energy", type = "grass" }

card.attack["Hydra Breath"] = {
  fails_unless = function(game, it)
    if it.owner:count("hand", grass_basic_energy) < 6 then return false end
    game:discard(game:choose_exactly(6, "hand", grass_basic_energy))
  end,
  after = function(game, it) game:knock_out(it.defender) end,
}
