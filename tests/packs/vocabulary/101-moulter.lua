local function change(game, it) game:replace(it.attacker, game:choose("hand", "pokemon")) end

card.attack["Moult"] = change
card.attack["Shed"] = change
