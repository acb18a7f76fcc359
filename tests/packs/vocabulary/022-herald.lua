local card = ...

card.ability["Arrival"] = {
  on_bench = { optional = true, effect = function(game) game:draw { count = 1 } end },
}

card.ability["Relay"] = {
  activated = {
    uses = "once_per_turn_by_name",
    needs = { "no_condition" },
    effect = function(game) game:draw { count = 1 } end,
  },
}
