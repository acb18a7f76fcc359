card.in_play = { retreat_cost = -2 }
