card.in_play = { damage_taken = -10 }
