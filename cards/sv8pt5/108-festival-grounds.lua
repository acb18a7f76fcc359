card.in_play.cures_condition = { subject = "any", target = "has_energy", value = true }
