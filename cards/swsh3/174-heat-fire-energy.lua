card.in_play.hp = { target = { type = "fire" }, value = 20 }
