local cynthias_pokemon = ptcg.filter { "pokemon", name_includes = "Cynthia's" }

card.ability["Champion's Call"] = {
  once_per_turn = {
    needs = { "deck" },
    effect = function(game) game:search { cynthias_pokemon, to = "hand" } end,
  },
}
