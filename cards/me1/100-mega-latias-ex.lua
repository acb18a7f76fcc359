card.attack["Strafe"] = function(game) game:switch(game:may_choose("own_bench")) end

card.attack["Illusory Impulse"] = function(game, it)
  game:discard_energy_cards(it.attacker, "all")
end
