card.attack["Thieving Swipe"] = function(game, it)
  game:show(it.opponent.hand)
  game:move(game:choose("opponent_hand", { purpose = "to_deck" }), "deck_bottom")
end
