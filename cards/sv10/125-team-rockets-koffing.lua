local koffing_pokemon = ptcg.filter { "pokemon", name_includes = "Koffing" }

card.ability["Smog Signals"] = {
  on_damage = {
    where = "active",
    by = "opponent",
    needs = { "deck", "bench_space" },
    effect = function(game) game:search { koffing_pokemon, max = 2, to = "bench" } end,
  },
}
