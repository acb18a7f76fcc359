card.ability["Arrival"] = {
  on_bench = { optional = true, effect = function(game) game:draw(1) end },
}

card.ability["Relay"] = {
  once_per_turn_by_name = { needs = { "no_condition" }, effect = function(game) game:draw(1) end },
}
