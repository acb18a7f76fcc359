card.in_play.cures_condition = { target = { type = "grass" }, value = true }
