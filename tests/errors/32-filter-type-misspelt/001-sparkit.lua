local card = ...

card.attack["Zap"] = {
  after = function(game, it)
    game:search { filter = { type = "lightnig" }, to = "hand" }
  end,
}
