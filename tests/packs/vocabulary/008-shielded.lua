card.attack["Wall Off"] = function(game, it)
  game:lasting(it.attacker, "no_damage", "opponents_next_turn")
  game:lasting(it.attacker, "no_effects", "opponents_next_turn")
end

card.attack["Harden"] = function(game, it)
  game:lasting(it.attacker, { damage_taken = -30 }, "opponents_next_turn")
end

card.attack["Strike Back"] = function(game, it)
  game:lasting(it.attacker, "thorns", "opponents_next_turn")
end

card.lasting["thorns"] = { on_damage = function(game, it) game:put_counters(it.attacker, 3) end }
