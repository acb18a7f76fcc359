local ns = ptcg.filter { name_includes = "N's" }

card.in_play = { retreat_cost = { subject = "any", target = ns, effect = function() return 0 end } }
