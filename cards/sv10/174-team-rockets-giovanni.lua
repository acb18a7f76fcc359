local team_rockets_active = ptcg.filter { "active", name_includes = "Team Rocket's" }
local team_rockets = ptcg.filter { name_includes = "Team Rocket's" }

card.play = {
  needs = { { "own_pokemon", team_rockets_active }, { "own_bench", team_rockets } },
  effect = function(game)
    local done = game:switch(game:choose("own_bench", team_rockets))
    if done then game:switch(game:choose("opponent_bench")) end
  end,
}
