card.attack["Cotton Guard"] = function(game, it)
  game:lasting(it.attacker, { damage_taken = -30 }, "opponents_next_turn")
end

card.attack["Double-Edge"] = function(game, it) game:damage(it.attacker, 30) end
