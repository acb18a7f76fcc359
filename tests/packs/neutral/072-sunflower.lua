card.ability["Turn to the Sun"] = {
  once_per_turn = { needs = { "no_condition" }, effect = function(game) game:draw(1) end },
}

card.attack["Wither"] = function(game, it) game:heal(it.attacker, 20) end
