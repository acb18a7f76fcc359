card.attack["Fortunate Eye"] = function(game, it)
  game:arrange(game:top(5, { of = it.opponent }))
end
