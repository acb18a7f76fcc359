local card = ...

local grass = ptcg.filter { type = "grass" }

card.attack["Leaf Storm"] = {
  after = function(game, it)
    game:heal { on = it.owner:pokemon_that_fit { filter = grass }, counters = 2 }
  end,
}
