local team_rocket_supporter = ptcg.filter { "supporter", name_includes = "Team Rocket" }

card.attack["R Command"] = {
  times = function(_, it) return it.owner:count("discard", team_rocket_supporter) end,
}
