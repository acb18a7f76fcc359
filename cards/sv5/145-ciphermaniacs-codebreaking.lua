card.play = {
  needs = { "deck" },
  effect = function(game)
    local found = game:search { min = 2, max = 2, shuffle = false }
    game:shuffle()
    game:arrange(found)
  end,
}
