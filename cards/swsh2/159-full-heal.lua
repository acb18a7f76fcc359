local card = ...

card.play = {
  needs = { { "own_pokemon", filter = { active = true, has_condition = true } } },
  effect = function(game, it) game:remove_conditions { on = it.owner.active } end,
}
