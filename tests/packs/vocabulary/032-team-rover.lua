local card = ...

local team = ptcg.filter { name_includes = "Team" }
local pets = ptcg.filter { name = { "Chick", "Rooster" } }
local others = ptcg.filter { other_than = "Team Rover", benched = true }

card.attack["Team Work"] = {
  damage = function(game, it) return 10 * it.owner:count_pokemon { filter = team } end,
}

card.attack["Pet Shelter"] = {
  damage = function(game, it) return 20 * it.owner:count_pokemon { filter = pets } end,
}

card.attack["Outsiders"] = {
  damage = function(game, it) return 30 * it.owner:count_pokemon { filter = others } end,
}

card.attack["Fresh Legs"] = {
  damage = function(game, it)
    return 10 * it.owner:count_pokemon { filter = { damaged = false } }
  end,
}
