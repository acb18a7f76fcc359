local card = ...

card.play = {
  needs = { "deck" },
  effect = function(game, it)
    game:discard { cards = it.owner.hand }
    game:draw { count = 7 }
  end,
}
