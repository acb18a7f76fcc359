local card = ...

-- It matters whose comes first: there may be one card only.
card.passive = {
  on_turn_end = {
    needs = { "discard" },
    effect = function(game, it)
      local found = game:choose_card { zone = "discard", purpose = "attach" }
      game:attach { card = found, to = it.self, as = "other" }
    end,
  },
}
