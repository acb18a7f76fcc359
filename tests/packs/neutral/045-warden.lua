card.ability["Vigil"] = {
  use = { where = "active", needs = { "no_condition" }, effect = function(game) game:draw(1) end },
}
