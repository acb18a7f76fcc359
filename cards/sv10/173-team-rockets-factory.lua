local team_rocket_supporter = ptcg.filter { "supporter", name_includes = "Team Rocket" }

card.in_play = {
  once_per_turn = {
    needs = { "deck" },
    only_if = function(game) return game:happened("played", team_rocket_supporter) end,
    effect = function(game) game:draw(2) end,
  },
}
