card.attack["Reckless Abandon"] = function(game, it)
  if game:flips(2) == 0 then game:damage(it.attacker, 90) end
end
