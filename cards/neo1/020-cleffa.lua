local card = ...

card.attack["Eeeeeeek"] = {
  after = function(game, it)
    game:move { cards = it.owner.hand, to = "deck" }
    game:draw { count = 7 }
  end,
}
