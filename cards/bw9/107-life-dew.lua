card.in_play = { prizes = -1 }
