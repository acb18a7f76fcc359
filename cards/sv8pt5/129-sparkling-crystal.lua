card.in_play.attack_cost = { attacker = { class = "tera" }, value = { any = -1 } }
