card.play = {
  needs = { { "hand", count = 2 } },
  effect = function(game, it)
    -- A Trainer card discarded for this may be the one that comes back.
    game:discard(game:choose_exactly(2, "hand"))
    game:move(game:choose("discard", "trainer"), "hand")
  end,
}
