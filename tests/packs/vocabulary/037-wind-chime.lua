card.in_play = { on_attach = { uses = "once_per_turn", effect = function(game) game:draw(1) end } }
