local card = ...

local item = ptcg.filter { kind = "item" }

card.ability["Treasure Hunt"] = {
  on_evolve = {
    optional = true,
    needs = { { "discard", filter = item } },
    effect = function(game, it)
      game:move { card = game:choose_card { zone = "discard", filter = item }, to = "hand" }
    end,
  },
}
