card.in_play = { ignores_turn_end = { filter = { name = "M Venusaur-EX" }, value = true } }
