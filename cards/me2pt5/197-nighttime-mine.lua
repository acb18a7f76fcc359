local tera = ptcg.filter { class = "tera" }

card.in_play = { attack_cost = { subject = "any", attacker = tera, value = 1 } }
