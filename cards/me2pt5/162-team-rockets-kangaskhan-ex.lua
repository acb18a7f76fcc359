local team_rocket_supporter = ptcg.filter { "supporter", name_includes = "Team Rocket" }

card.attack["Comet Punch"] = { times = function(game) return game:flips(4) end }

card.attack["Wicked Impact"] = {
  more = function(game) return game:happened("played", team_rocket_supporter) and 100 end,
}
