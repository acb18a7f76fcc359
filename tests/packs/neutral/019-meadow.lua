card.in_play = { retreat_cost = { subject = "any", value = -1 } }
