card.attack["Flare Strike"] = function(game, it)
  game:lasting(it.attacker, "no_named_attack", "own_next_turn", { attack = "Flare Strike" })
end
