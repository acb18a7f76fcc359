local card = ...

local basic_energy = ptcg.filter { kind = "basic_energy" }

card.ability["Energy Carnival"] = {
  activated = {
    uses = "once_per_turn",
    needs = { { "hand", filter = basic_energy } },
    effect = function(game, it)
      local energy = game:choose_card { zone = "hand", filter = basic_energy, purpose = "attach" }
      game:attach {
        card = energy,
        to = game:choose_pokemon { from = it.owner, purpose = "attach" },
      }
    end,
  },
}
