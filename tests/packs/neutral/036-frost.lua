card.in_play = { may_evolve = { subject = "any", value = false } }
