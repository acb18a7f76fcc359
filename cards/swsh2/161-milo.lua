local card = ...

card.play = {
  needs = { "hand", "deck" },
  effect = function(game)
    local cards = game:choose_card { zone = "hand", max = 2, purpose = "discard" }
    game:draw { count = 2 * #game:discard { cards = cards } }
  end,
}
