card.play = {
  needs = { { "opponent_pokemon", "has_energy" } },
  effect = function(game, it)
    if not game:flip() then return end
    game:discard(game:choose(it.opponent.energy_cards, { purpose = "discard_energy" }))
  end,
}
