-- The order of the players matters: there may be only one such card.
card.in_play = {
  on_turn_end = {
    needs = { "discard" },
    effect = function(game, it)
      local found = game:choose("discard")
      game:attach(found, it.self, { as = "other" })
    end,
  },
}
