card.attack["Return"] = function(game, it)
  if it.owner.hand_count < 6 and it.owner.deck_count > 0 and game:ask() then
    game:draw(6 - it.owner.hand_count)
  end
end
