card.in_play = { on_attach = { subject = "this_card", effect = function(game) game:draw(1) end } }
