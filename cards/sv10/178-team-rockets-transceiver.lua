local team_rocket_supporter = ptcg.filter { "supporter", name_includes = "Team Rocket" }

card.play = {
  needs = { "deck" },
  effect = function(game) game:search { team_rocket_supporter, to = "hand" } end,
}
