local fossil = ptcg.filter { name = { "Helix Fossil", "Dome Fossil", "Old Amber" } }

card.ability["Ancient Guidance"] = {
  once_per_turn = {
    needs = { "no_condition", "deck", "bench_space" },
    effect = function(game, it) if game:flip() then game:search { fossil, to = "bench" } end end,
  },
}
