card.attack["Rock Hurl"] = { ignores = "resistance" }
