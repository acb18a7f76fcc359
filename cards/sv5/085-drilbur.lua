local fighting_basic_energy = ptcg.filter { "basic_energy", type = "fighting" }

card.ability["Dig Dig Dig"] = {
  on_bench = {
    optional = true,
    needs = { "deck" },
    effect = function(game) game:search { fighting_basic_energy, max = 3, to = "discard" } end,
  },
}
