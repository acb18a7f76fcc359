card.attack["Tighten Up"] = function(game, it)
  game:discard(game:choose("opponent_hand", { player = it.opponent }))
end
