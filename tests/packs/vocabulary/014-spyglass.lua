local card = ...

card.play = function(game, it)
  game:look { zone = "hand" }
  game:move { cards = game:random_cards { of = it.opponent }, to = "deck" }
  local seen = game:choose_card { zone = "hand", of = it.opponent, purpose = "to_deck" }
  if seen then game:move { card = seen, to = "deck_bottom" } end
end
