card.play = {
  needs = { "hand", "deck" },
  effect = function(game)
    local cards = game:choose_up_to(2, "hand")
    game:draw(2 * #game:discard(cards))
  end,
}
