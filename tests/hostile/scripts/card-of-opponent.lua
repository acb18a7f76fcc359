-- Moves a card from the opponent's discard pile to a hand.
-- harmless

card.play = function(game, it)
  game:move(it.opponent:find("discard")[1], "hand")
  assert(it.opponent.hand_count <= 60)
end
