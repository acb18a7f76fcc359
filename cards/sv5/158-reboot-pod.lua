local future = ptcg.filter { class = "future" }

card.play = {
  needs = { { "discard", "basic_energy" }, { "own_pokemon", future } },
  effect = function(game, it)
    for _, pokemon in ipairs(game:choose_exactly(
      it.owner:count("discard", "basic_energy"),
      "own_pokemon",
      future
    )) do
      game:attach(game:choose("discard", "basic_energy"), pokemon)
    end
  end,
}
