card.attack["Shred"] = { ignores = "effects" }

card.attack["Rampaging Thunder"] = function(game, it)
  game:lasting(it.attacker, "no_attack", "own_next_turn")
end
