card.in_play = { bench_size = { subject = "any", effect = function() return 8 end } }
