local card = ...

local basic_energy = ptcg.filter { kind = "basic_energy" }

card.passive = {
  on_turn_end = {
    where = "active",
    optional = true,
    needs = { { "discard", filter = basic_energy } },
    effect = function(game, it)
      game:search { zone = "discard", filter = basic_energy, min = 1, to = it.self }
    end,
  },
}
