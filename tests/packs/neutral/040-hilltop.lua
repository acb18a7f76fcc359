card.in_play = { hp = { subject = "any", value = 10 } }
