local card = ...

local basic_pokemon = ptcg.filter { kind = "pokemon", stage = "basic" }

card.attack["Call for Family"] = {
  after = function(game) game:search { filter = basic_pokemon, max = 3, to = "bench" } end,
}
