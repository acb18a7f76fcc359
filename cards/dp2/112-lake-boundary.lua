card.in_play = { weakness_times = { subject = "any", effect = function() return 2 end } }
