card.ability["Shell"] = { damage_taken = -10 }
