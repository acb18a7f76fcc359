local pokemon_ex_pokemon = ptcg.filter { "pokemon", class = "pokemon-ex" }

card.play = {
  needs = { "deck" },
  effect = function(game) game:search { pokemon_ex_pokemon, max = 3, to = "hand" } end,
}
