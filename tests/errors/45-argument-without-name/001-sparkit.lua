card.attack["Zap"] = {
  after = function(game, it)
    game:move(it.owner.hand, "deck_top", true)
  end,
}
