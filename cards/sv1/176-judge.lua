local card = ...

card.play = function(game, it)
  for _, player in ipairs { it.owner, it.opponent } do
    game:move { cards = player.hand, to = "deck" }
    game:draw { count = 4, player = player }
  end
end
