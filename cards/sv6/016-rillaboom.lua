card.lasting["costs more"] = {
  attack_cost = function(_, it) return it.amount + 1 end,
  retreat_cost = function(_, it) return it.amount + 1 end,
}

card.attack["Drum Beating"] = function(game, it)
  game:lasting(it.defender, "costs more", "opponents_next_turn")
end

card.attack["Wood Hammer"] = function(game, it) game:damage(it.attacker, 50) end
