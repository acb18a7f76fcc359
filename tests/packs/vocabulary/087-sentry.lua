card.ability["Twice"] = { attacks_per_turn = 1 }

card.attack["Brace"] = function(game, it)
  game:lasting(it.attacker, "no_damage", "opponents_next_turn")
  game:lasting(it.attacker, "Thick Skin", "opponents_next_turn")
end

card.attack["Reckless"] = function(game, it)
  game:damage(it.attacker, 30)
  game:lasting(it.attacker, { damage_dealt = 50 }, "own_next_turn")
end

card.lasting["Thick Skin"] = { hp = function(game, it) return it.amount + 40 end }
