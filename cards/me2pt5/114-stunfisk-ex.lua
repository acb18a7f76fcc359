card.attack["Big Bite"] = function(game, it)
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end

card.attack["Flopping Trap"] = { more = function(_, it) return it.attacker.is_damaged and 100 end }
