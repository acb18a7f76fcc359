card.ability["Steady"] = { damage_taken = -10 }
