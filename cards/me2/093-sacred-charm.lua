card.in_play = { damage_taken = { by = "opponent", attacker = "has_ability", value = -30 } }
