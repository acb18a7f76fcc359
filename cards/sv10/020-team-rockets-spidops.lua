local team_rockets = ptcg.filter { name_includes = "Team Rocket's" }

card.ability["Charging Up"] = {
  once_per_turn = {
    needs = { { "discard", "basic_energy" } },
    effect = function(game, it) game:attach(game:choose("discard", "basic_energy"), it.self) end,
  },
}

card.attack["Rocket Rush"] = {
  times = function(_, it) return it.owner:count("pokemon", team_rockets) end,
}
