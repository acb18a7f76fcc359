card.in_play = { ignores_turn_end = { filter = { name = "Primal Kyogre-EX" }, value = true } }
