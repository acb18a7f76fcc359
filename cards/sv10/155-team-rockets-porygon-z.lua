local team_rocket_supporter = ptcg.filter { "supporter", name_includes = "Team Rocket" }

card.ability["Reconstitute"] = {
  once_per_turn = {
    needs = { { "hand", count = 2 }, "deck" },
    effect = function(game)
      game:discard(game:choose_exactly(2, "hand"))
      game:draw()
    end,
  },
}

card.attack["R Command"] = {
  times = function(_, it) return it.owner:count("discard", team_rocket_supporter) end,
}
