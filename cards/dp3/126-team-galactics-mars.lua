local card = ...

card.play = function(game, it)
  game:draw { count = 2 }
  game:move { cards = game:random_cards { of = it.opponent }, to = "deck_bottom" }
end
