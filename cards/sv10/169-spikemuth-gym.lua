local marnies_pokemon = ptcg.filter { "pokemon", name_includes = "Marnie's" }

card.in_play = {
  once_per_turn = {
    needs = { "deck" },
    effect = function(game) game:search { marnies_pokemon, to = "hand" } end,
  },
}
