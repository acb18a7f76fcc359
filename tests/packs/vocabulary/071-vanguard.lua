card.ability["Charge"] = { ignores_first_turn_attack = { needs = { "own_bench" }, value = true } }
