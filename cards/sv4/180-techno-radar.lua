local wanted = ptcg.filter { "pokemon", class = "future" }

card.play = {
  needs = { "hand", "deck" },
  effect = function(game)
    game:discard(game:choose("hand"))
    game:search { wanted, max = 2, to = "hand" }
  end,
}
