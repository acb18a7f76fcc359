card.attack["Electroweb"] = function(game, it)
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end

card.attack["Leech Life"] = function(game, it)
  game:heal(it.attacker, 10 * (it.damage_done // 10))
end
