local team = ptcg.filter { name_includes = "Team" }
local pets = ptcg.filter { name = { "Chick", "Rooster" } }
local others = ptcg.filter { "benched", other_than = "Team Rover" }

card.attack["Team Work"] = {
  damage = function(game, it) return 10 * it.owner:count("pokemon", team) end,
}

card.attack["Pet Shelter"] = {
  damage = function(game, it) return 20 * it.owner:count("pokemon", pets) end,
}

card.attack["Outsiders"] = {
  damage = function(game, it) return 30 * it.owner:count("pokemon", others) end,
}

card.attack["Fresh Legs"] = {
  damage = function(game, it) return 10 * it.owner:count("pokemon", { damaged = false }) end,
}
