card.attack["Gormandizer"] = function(game, it)
  game:search { "basic_energy", max = game:flips_until_tails(), to = it.attacker }
end

card.attack["Collapse"] = function(game, it) game:set_condition(it.attacker, "asleep") end
