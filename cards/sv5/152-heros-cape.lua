card.in_play = { hp = 100 }
