local tera = ptcg.filter { class = "tera" }

card.ability["Jewel Seeker"] = {
  on_evolve = {
    optional = true,
    needs = { { "own_pokemon", tera }, "deck" },
    effect = function(game) game:search { "trainer", max = 2, to = "hand" } end,
  },
}
