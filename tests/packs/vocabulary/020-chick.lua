local rooster = ptcg.filter { name = "Rooster" }

card.ability["Grow Up"] = {
  use = {
    needs = { { "hand", rooster } },
    effect = function(game, it)
      local found = game:choose("hand", rooster)
      game:evolve(it.self, found)
    end,
  },
}
