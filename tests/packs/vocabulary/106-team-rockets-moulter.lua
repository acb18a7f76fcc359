card.attack["Moult"] = function(game, it)
  game:replace(it.attacker, game:choose("hand", "pokemon"))
end
