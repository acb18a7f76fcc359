card.play = function(game, it)
  game:look { zone = "hand" }
  game:move(game:random_cards(it.opponent), "deck")
  game:move(game:choose("opponent_hand"), "deck_bottom")
end
