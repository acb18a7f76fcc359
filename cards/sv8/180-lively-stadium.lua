local basic = ptcg.filter { stage = "basic" }

card.in_play = { hp = { subject = "any", target = basic, value = 30 } }
