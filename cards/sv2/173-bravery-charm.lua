card.in_play = { hp = { target = { stage = "basic" }, value = 50 } }
