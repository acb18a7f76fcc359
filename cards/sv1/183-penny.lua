local basic_pokemon = ptcg.filter { stage = "basic" }

card.play = {
  needs = { { "own_pokemon", basic_pokemon } },
  effect = function(game) game:return_to(game:choose("own_pokemon", basic_pokemon), "hand") end,
}
