card.in_play = { retreat_cost = function() return 0 end, hp = 20 }
