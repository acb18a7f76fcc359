card.in_play = { retreat_cost = { subject = "any", target = { stage = "basic" }, value = -1 } }
