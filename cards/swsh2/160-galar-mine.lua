card.in_play = { retreat_cost = { subject = "any", target = "active", value = 2 } }
