card.in_play = { ignores_turn_end = { filter = { name = "M Manectric-EX" }, value = true } }
