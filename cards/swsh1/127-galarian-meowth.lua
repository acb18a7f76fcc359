card.attack["Hone Claws"] = function(game, it)
  game:lasting(it.attacker, { damage_dealt = 60 }, "own_next_turn", { attack = "Slash" })
end
