local card = ...

card.ability["Kind"] = {
  activated = {
    uses = "once_per_turn",
    needs = { { "opponent_pokemon", filter = { active = true, damaged = true } } },
    effect = function(game, it) game:heal { on = it.opponent.active, counters = 2 } end,
  },
}
