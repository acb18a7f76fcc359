card.play = {
  needs = { { "own_pokemon", "active", "has_condition" } },
  effect = function(game, it) game:remove_conditions(it.owner.active) end,
}
