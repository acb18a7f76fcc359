card.attack["Zap"] = {
  after = function(game, it)
    game:search { type = "lightnig", to = "hand", show = false }
  end,
}
