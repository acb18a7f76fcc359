local canari = ptcg.filter { name = "Canari" }
local lightning_basic_energy = ptcg.filter { "basic_energy", type = "lightning" }

card.ability["Frilled Generator"] = {
  once_per_turn = {
    needs = { "deck" },
    only_if = function(game) return game:happened("played", canari) end,
    effect = function(game, it) game:search { lightning_basic_energy, max = 2, to = it.self } end,
  },
}

card.attack["Powerful Bolt"] = {
  times = function(game, it) return game:flips(it.attacker.energy_total) end,
}
