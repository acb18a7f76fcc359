card.attack["Disperse Drool"] = function(game, it)
  game:damage(it.owner.bench, 20)
  game:damage(it.opponent.bench, 20)
end
