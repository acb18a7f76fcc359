local conditions = { "asleep", "confused", "paralyzed" }

card.attack["Flashing Eyes"] = function(game, it)
  local condition = conditions[game:flips(3)]
  if condition then game:set_condition(it.defender, condition) end
end
