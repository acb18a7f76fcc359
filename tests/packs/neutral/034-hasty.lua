card.ability["Early Growth"] = { ignores_evolution_wait = true, ignores_first_turn = true }
