card.ability["Wacan Berry"] = { damage_taken = { attacker = { type = "lightning" }, value = -20 } }
