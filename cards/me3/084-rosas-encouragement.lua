local stage_2 = ptcg.filter { stage = "stage-2" }

card.play = {
  needs = { "more_prizes_left", { "discard", "basic_energy" }, { "own_pokemon", stage_2 } },
  effect = function(game)
    game:attach(
      game:choose_up_to(2, "discard", "basic_energy"),
      game:choose("own_pokemon", stage_2)
    )
  end,
}
