card.attack["Sandstorm Spray"] = function(game, it)
  if #game:discard_energy(it.attacker, 2) > 0 then game:return_to(it.defender, "deck") end
end
