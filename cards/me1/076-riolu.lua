card.attack["Accelerating Stab"] = function(game, it)
  game:lasting(it.attacker, "no_named_attack", "own_next_turn", { attack = "Accelerating Stab" })
end
