local lightning_pokemon = ptcg.filter { "pokemon", type = "lightning" }

card.play = {
  needs = { "hand", "deck" },
  effect = function(game)
    game:discard(game:choose("hand"))
    game:search { lightning_pokemon, max = 4, to = "hand" }
  end,
}
