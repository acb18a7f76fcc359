card.attack["Blizzard Burst"] = function(game, it)
  game:damage(it.opponent.bench, 10 * it.opponent.prizes_taken)
end
