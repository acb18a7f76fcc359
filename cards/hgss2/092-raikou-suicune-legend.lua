card.attack["Thunderbolt Spear"] = function(game, it)
  game:damage(it.attacker, 50, { weakness = false })
end

card.attack["Aurora Gain"] = function(game, it) game:heal(it.attacker, 50) end
