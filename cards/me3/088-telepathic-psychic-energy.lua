local psychic = ptcg.filter { type = "psychic" }
local basic_psychic_pokemon = ptcg.filter { "pokemon", stage = "basic", type = "psychic" }

card.in_play = {
  on_attach = {
    subject = "this_card",
    target = psychic,
    needs = { "deck", "bench_space" },
    effect = function(game) game:search { basic_psychic_pokemon, max = 2, to = "bench" } end,
  },
}
