card.play = function(game, it)
  for _, player in ipairs { it.owner, it.opponent } do
    game:move(player.hand, "deck")
    game:draw(4, player)
  end
end
