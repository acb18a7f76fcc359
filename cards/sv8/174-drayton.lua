card.play = {
  needs = { "deck" },
  effect = function(game)
    local seen = game:top(7)
    local first = game:may_choose(seen, "pokemon")
    local second = game:may_choose(seen, { "trainer", except = first })
    for _, card in ipairs { first or second, first and second } do
      game:show(card)
      game:move(card, "hand")
    end
    game:shuffle()
  end,
}
