card.ability["Lucky Match"] = {
  on_bench = {
    optional = true,
    needs = { { "discard", "supporter" } },
    effect = function(game, it)
      if not game:flip() then return end
      local found = game:choose("discard", "supporter")
      game:move(found, "hand")
    end,
  },
}
