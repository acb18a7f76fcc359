local card = ...

local basic_pokemon = ptcg.filter { kind = "pokemon", stage = "basic" }

card.attack["Call for Family"] = {
  after = function(game, it)
    game:search { filter = basic_pokemon, max = 2, to = "bench" }
  end,
}
