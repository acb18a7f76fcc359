card.attack["Strike and Vanish"] = function(game, it) game:return_to(it.attacker, "hand") end

card.attack["Vanish and Strike"] = function(game, it)
  game:return_to(it.attacker, "deck")
  for _, pokemon in ipairs(it.opponent.pokemon) do game:damage(pokemon, 200) end
end

card.attack["Swap Places"] = function(game, it)
  local next_one = game:choose("hand", "pokemon")
  game:return_to(it.attacker, "hand")
  game:put_onto_bench(next_one)
  game:damage(it.defender, 20)
end

card.attack["Banish"] = function(game, it)
  game:return_to(it.defender, "hand")
  game:set_condition(it.defender, "asleep")
  game:put_counters({ it.defender, it.attacker }, 1)
end
