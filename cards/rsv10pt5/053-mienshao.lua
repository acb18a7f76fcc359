card.attack["Smash Uppercut"] = { ignores = "resistance" }
