local team_plasma = ptcg.filter { class = "team-plasma" }

card.play = {
  needs = { { "hand", team_plasma }, "deck" },
  effect = function(game, it)
    game:discard(game:choose("hand", team_plasma))
    game:draw(4)
  end,
}
