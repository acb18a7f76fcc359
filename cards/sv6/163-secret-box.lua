local wanted = { "item", "tool", "supporter", "stadium" }

card.play = {
  needs = { { "hand", count = 3 }, "deck" },
  effect = function(game)
    game:discard(game:choose_exactly(3, "hand"))
    for _, kind in ipairs(wanted) do game:search { kind, to = "hand", shuffle = false } end
    game:shuffle()
  end,
}
