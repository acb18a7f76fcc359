local team_rockets_damaged = ptcg.filter { "damaged", name_includes = "Team Rocket's" }

card.ability["Rocket Brain"] = {
  use = {
    needs = { { "own_pokemon", team_rockets_damaged }, "own_bench" },
    effect = function(game)
      local from = game:choose("own_pokemon", team_rockets_damaged)
      game:move_counters(from, game:choose("own_pokemon", { except = from }))
    end,
  },
}

card.attack["Psychic"] = { more = function(_, it) return 40 * it.defender.energy_total end }
