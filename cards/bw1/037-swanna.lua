card.attack["Feather Dance"] = function(game, it)
  game:lasting(it.attacker, { damage_dealt = 40 }, "own_next_turn")
end

card.attack["Aqua Ring"] = function(game) game:switch() end
