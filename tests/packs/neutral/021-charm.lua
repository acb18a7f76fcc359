card.in_play = { hp = 20 }
