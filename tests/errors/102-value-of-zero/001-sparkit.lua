card.ability["Spark Coat"] = { retreat_cost = { value = 0 }, attack_cost = { value = { any = 0 } } }
