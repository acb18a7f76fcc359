card.ability["Open Arms"] = { energy_limit = { target = "active", value = 1 } }
