card.in_play = { ability_works = { subject = "any", target = "rule_box", value = false } }
