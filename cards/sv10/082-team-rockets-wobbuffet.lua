local team_rockets = ptcg.filter { name_includes = "Team Rocket's" }

card.attack["Rocket Mirror"] = function(game, it)
  game:move_counters(game:choose("own_bench", team_rockets), it.defender, "all")
end
