card.ability["Alpha Call"] = {
  use = { uses = { group = "Call" }, effect = function(game) game:draw(1) end },
}
