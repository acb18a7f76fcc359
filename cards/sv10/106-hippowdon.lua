card.attack["Super Sandstorm"] = function(game, it)
  game:damage(it.owner:find("bench", "damaged"), 40)
  game:damage(it.opponent:find("bench", "damaged"), 40)
end
