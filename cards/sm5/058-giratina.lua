local card = ...

local psychic = ptcg.filter { kind = "energy", type = "psychic" }

card.ability["Chaotic Star"] = {
  on_bench = {
    optional = true,
    needs = { { "hand", filter = psychic } },
    effect = function(game, it)
      local energy = game:choose_card {
        zone = "hand",
        filter = psychic,
        min = 2,
        max = 2,
        purpose = "attach",
      }
      game:attach { cards = energy, to = it.self }
    end,
  },
}

card.attack["Crisis Dive"] = {
  after = function(game, it) game:discard_energy { from = it.attacker, units = 2 } end,
}
