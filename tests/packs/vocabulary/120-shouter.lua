card.ability["Beta Call"] = {
  use = { uses = { group = "Call" }, effect = function(game) game:draw(1) end },
}
