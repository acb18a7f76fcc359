local fire_basic_energy = ptcg.filter { "basic_energy", type = "fire" }

card.attack["Infernal Slash"] = {
  fails_unless = function(game, it)
    return it.owner:count("hand", fire_basic_energy) >= 4
      and #game:discard(game:choose_exactly(4, "hand", fire_basic_energy)) == 4
  end,
}
