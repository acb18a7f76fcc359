local cynthias = ptcg.filter { name_includes = "Cynthia's" }

card.in_play = { hp = { target = cynthias, value = 70 } }
