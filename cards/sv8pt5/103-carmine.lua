local card = ...

card.play = {
  first_turn = true,
  needs = { "deck" },
  effect = function(game, it)
    game:discard { cards = it.owner.hand }
    game:draw { count = 5 }
  end,
}
