card.attack["Swift"] = { ignores = { "weakness", "resistance", "effects" } }
