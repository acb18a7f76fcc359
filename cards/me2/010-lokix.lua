card.attack["Jumping Shot"] = function(game, it) game:return_to(it.attacker, "deck") end
