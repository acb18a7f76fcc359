card.in_play = { ignores_turn_end = { filter = { name = "Primal Groudon-EX" }, value = true } }
