card.attack["Underworld Stroll"] = function(game, it)
  game:show(it.opponent.hand)
  game:move(game:choose("opponent_hand", "supporter"), "deck_bottom")
end
