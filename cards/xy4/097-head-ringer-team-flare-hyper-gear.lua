card.in_play = { attack_cost = 1 }
