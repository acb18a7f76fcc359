card.play = {
  needs = { "deck" },
  effect = function(game)
    local chosen = game:choose_up_to(1, game:bottom(7), { "pokemon", may = true })
    game:show(chosen)
    game:move(chosen, "hand")
    game:shuffle()
  end,
}
