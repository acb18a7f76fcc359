card.ability["Thick Hide"] = { damage_taken = -20 }
