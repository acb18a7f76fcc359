card.play = {
  needs = { { "own_pokemon", "active", "damaged" } },
  only_if = function(_, it) return it.owner.active.energy_total >= 3 end,
  effect = function(game, it) game:heal(it.owner.active, 80) end,
}
