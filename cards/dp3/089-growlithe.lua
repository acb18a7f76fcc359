card.attack["Roar"] = function(game, it)
  game:switch(game:choose("opponent_bench", { player = it.opponent }))
end
