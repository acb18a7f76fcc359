local card = ...

card.play = function(game, it)
  game:draw { count = 3 }
  local returned = game:choose_card { zone = "hand", purpose = "to_deck" }
  if returned then game:move { card = returned, to = "deck_bottom" } end
end
