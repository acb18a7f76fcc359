card.attack["Tighten Up"] = function(game, it)
  game:discard(game:choose_exactly(2, "opponent_hand", { player = it.opponent }))
end
