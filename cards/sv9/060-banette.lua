card.attack["Cursed Words"] = function(game, it)
  game:move(
    game:choose_exactly(3, "opponent_hand", { player = it.opponent, purpose = "to_deck" }),
    "deck"
  )
end
