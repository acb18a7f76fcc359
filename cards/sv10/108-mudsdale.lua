card.ability["Mud Coat"] = { damage_taken = -30 }
