-- It matters whose comes first: there may be one card only.
card.in_play = {
  on_turn_end = {
    needs = { "discard" },
    effect = function(game, it)
      local found = game:choose("discard")
      game:attach(found, it.self, { as = "other" })
    end,
  },
}
