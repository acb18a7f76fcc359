local card = ...

local rooster = ptcg.filter { name = "Rooster" }

card.ability["Grow Up"] = {
  activated = {
    needs = { { "hand", filter = rooster } },
    effect = function(game, it)
      local found = game:choose_card { zone = "hand", filter = rooster, purpose = "evolve" }
      game:evolve { pokemon = it.self, card = found }
    end,
  },
}
