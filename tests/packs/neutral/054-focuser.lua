card.attack["Focus"] = function(game, it)
  game:lasting(it.attacker, { damage_dealt = 40 }, "own_next_turn")
end

card.attack["Tally"] = { damage = function(_, it) return 10 * it.attacker.counters end }

card.attack["Glare"] = function(game, it) game:set_condition(it.defender, "asleep") end
