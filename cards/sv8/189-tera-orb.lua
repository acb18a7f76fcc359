local tera_pokemon = ptcg.filter { "pokemon", class = "tera" }

card.play = {
  needs = { "deck" },
  effect = function(game) game:search { tera_pokemon, to = "hand" } end,
}
