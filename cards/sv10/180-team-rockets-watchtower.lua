local colorless = ptcg.filter { type = "colorless" }

card.in_play = { ability_works = { subject = "any", target = colorless, value = false } }
