local card = ...

local basic_energy = ptcg.filter { kind = "basic_energy" }

card.passive = {
  activated = {
    uses = "once_per_turn",
    needs = { { "discard", filter = basic_energy } },
    effect = function(game)
      game:search { zone = "discard", filter = basic_energy, min = 1, to = "hand", show = true }
    end,
  },
}
