local grass_basic_energy = ptcg.filter { "basic_energy", type = "grass" }

card.attack["Petal Blade Dance"] = {
  fails_unless = function(game, it)
    return it.owner:count("hand", grass_basic_energy) >= 2
      and #game:discard(game:choose_exactly(2, "hand", grass_basic_energy)) == 2
  end,
}
