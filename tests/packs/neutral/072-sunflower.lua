local card = ...

card.ability["Turn to the Sun"] = {
  activated = {
    uses = "once_per_turn",
    needs = { "no_condition" },
    effect = function(game) game:draw { count = 1 } end,
  },
}

card.attack["Wither"] = {
  after = function(game, it) game:heal { on = it.attacker, counters = 2 } end,
}
