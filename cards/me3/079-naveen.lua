card.play = {
  needs = { "deck" },
  effect = function(game, it)
    -- At least one card must be drawn, so a hand of 5 or more must become smaller first.
    game:discard(game:choose_exactly(math.max(it.owner.hand_count + 1 - 5, 0), "hand"))
    game:discard(game:choose_up_to("all", "hand", { may = true }))
    game:draw(5 - it.owner.hand_count)
  end,
}
