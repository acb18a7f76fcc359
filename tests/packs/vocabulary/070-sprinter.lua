card.attack["Dash"] = { first_turn = true }
