card.play = function(game, it)
  local count = it.owner.hand_count
  game:move(it.owner.hand, "deck")
  game:draw(count + 1)
end
