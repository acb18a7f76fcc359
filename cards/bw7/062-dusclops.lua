local card = ...

card.attack["Astonish"] = {
  after = function(game, it)
    local picked = game:random_cards { of = it.opponent }
    game:show { cards = picked }
    game:move { cards = picked, to = "deck" }
  end,
}
