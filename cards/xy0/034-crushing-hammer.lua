local card = ...

card.play = {
  needs = { { "opponent_pokemon", filter = { has_energy = true } } },
  effect = function(game, it)
    if not game:flip() then return end
    game:discard { card = game:choose_energy { from = it.opponent, purpose = "discard_energy" } }
  end,
}
