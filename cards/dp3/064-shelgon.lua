card.attack["Focus Energy"] = function(game, it)
  game:lasting(it.attacker, { base_damage = 80 }, "own_next_turn", { attack = "Protect Charge" })
end

card.attack["Protect Charge"] = function(game, it)
  game:lasting(it.attacker, { damage_taken = -30 }, "opponents_next_turn")
end
