card.ability["Solid Shell"] = { damage_taken = -20 }
