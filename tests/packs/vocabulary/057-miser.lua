card.ability["Closed Fist"] = { energy_limit = -1 }
