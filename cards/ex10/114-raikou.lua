card.attack["Lightning Turn"] = function(game, it) game:switch() end

card.attack["Meta Voltage"] = function(game, it)
  if it.owner.prizes_left < it.opponent.prizes_left then game:damage(it.owner.pokemon, 40) end
end
