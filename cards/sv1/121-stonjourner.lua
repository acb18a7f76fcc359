card.ability["Exoskeleton"] = { damage_taken = -20 }
