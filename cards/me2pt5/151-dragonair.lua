local evolution_pokemon = ptcg.filter { "pokemon", stage = "evolution" }

card.ability["Evolutionary Guidance"] = {
  once_per_turn = {
    needs = { "deck" },
    only_if = function(_, it) return it.self.energy_total > 0 end,
    effect = function(game) game:search { evolution_pokemon, to = "hand" } end,
  },
}
