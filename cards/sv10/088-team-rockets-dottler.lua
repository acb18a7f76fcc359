card.attack["Disruptive Radar"] = function(game, it)
  game:arrange(game:top(5, { of = it.opponent }))
end
