card.in_play = { attack_cost = { needs = { "more_prizes_left" }, value = -1 } }
