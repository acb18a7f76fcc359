card.attack["Zap"] = {
  after = function(game, it)
    game:search { to = "deck-top" }
  end,
}
