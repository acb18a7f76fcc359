card.attack["Banish"] = function(game, it) game:return_to(it.defender, "deck") end

card.attack["Banish All"] = function(game, it)
  for _, pokemon in ipairs(it.opponent.bench) do game:knock_out(pokemon) end
  game:return_to(it.defender, "hand")
end

card.attack["Vanish"] = function(game, it) game:return_to(it.attacker, "hand") end
