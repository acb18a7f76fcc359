card.attack["Tantrum"] = function(game, it) game:set_condition(it.attacker, "confused") end

card.attack["Destined Fight"] = function(game, it)
  game:knock_out(it.defender)
  game:knock_out(it.attacker)
end
