card.ability["Evidence Gathering"] = {
  once_per_turn = {
    needs = { "hand", "deck" },
    effect = function(game)
      local given = game:choose("hand")
      local top = game:top()
      game:move(given, "deck_top")
      game:move(top, "hand")
    end,
  },
}
