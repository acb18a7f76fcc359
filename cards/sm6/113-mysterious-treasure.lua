local wanted = ptcg.filter { "pokemon", type = { "psychic", "dragon" } }

card.play = {
  needs = { "deck", { "hand", count = 1 } },
  effect = function(game)
    game:discard(game:choose("hand"))
    game:search { wanted, to = "hand" }
  end,
}
