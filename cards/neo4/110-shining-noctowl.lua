local card = ...

local conditions = { "asleep", "confused", "paralyzed" }

card.attack["Flashing Eyes"] = {
  after = function(game, it)
    local condition = conditions[game:flips { count = 3 }]
    if condition then game:set_condition { on = it.defender, condition = condition } end
  end,
}
