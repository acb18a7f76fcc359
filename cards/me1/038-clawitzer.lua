local water_basic_energy = ptcg.filter { "basic_energy", type = "water" }

card.ability["Fall Back to Reload"] = {
  on_move_to_bench = {
    uses = "once_per_turn",
    optional = true,
    needs = { { "hand", water_basic_energy } },
    only_if = function(_, it) return it.owner.in_own_turn end,
    effect = function(game, it)
      game:attach(game:choose_up_to(2, "hand", water_basic_energy), it.self)
    end,
  },
}

card.attack["Aqua Launcher"] = function(game, it) game:discard_energy_cards(it.attacker, "all") end
