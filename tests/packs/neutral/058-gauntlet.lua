card.in_play = { damage_dealt = 10 }
