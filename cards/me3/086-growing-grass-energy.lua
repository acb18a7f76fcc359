local grass = ptcg.filter { type = "grass" }

card.in_play = { hp = { target = grass, value = 20 } }
