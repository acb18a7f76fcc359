local active_with_energy = ptcg.filter { "active", "has_energy" }

card.play = {
  needs = { { "opponent_pokemon", active_with_energy } },
  effect = function(game, it)
    game:move(
      game:choose(it.opponent.active.energy_cards, { purpose = "discard_energy" }),
      "deck_top"
    )
  end,
}
