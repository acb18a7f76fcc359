card.attack["Ground Crasher"] = function(game, it)
  if game.stadium then
    game:damage(it.opponent.bench, 30)
    game:discard(game.stadium)
  end
end
