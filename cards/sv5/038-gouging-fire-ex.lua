card.attack["Blaze Blitz"] = function(game, it)
  game:lasting(it.attacker, "no_named_attack", "game", { attack = it.attack.name })
end
