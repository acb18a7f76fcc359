card.in_play = {
  use = { uses = "once_per_turn", effect = function(game, it) game:draw(1) end },
}
