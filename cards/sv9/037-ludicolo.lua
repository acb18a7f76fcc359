card.ability["Vibrant Dance"] = { hp = { subject = "own", stacks = false, value = 40 } }
