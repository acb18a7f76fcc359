card.attack["Vise Bite"] = { more = function(_, it) return 30 * it.defender.retreat_cost end }

card.attack["Jaw Lock"] = function(game, it)
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end
