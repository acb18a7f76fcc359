local dragon = ptcg.filter { type = "dragon" }

card.attack["Ice Age"] = function(game, it)
  if it.defender:matches(dragon) then game:set_condition(it.defender, "paralyzed") end
end

card.attack["Black Frost"] = function(game, it) game:damage(it.attacker, 30) end
