card.attack["Chiming Commotion"] = function(game, it)
  game:discard(game:random_cards(it.opponent))
end
