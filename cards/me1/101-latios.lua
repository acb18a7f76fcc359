card.ability["Lustrous Assist"] = {
  on_move_to_active = {
    subject = "own",
    target = { name = "Mega Latias ex" },
    uses = "once_per_turn",
    optional = true,
    only_if = function(_, it) return it.owner.in_own_turn end,
    effect = function(game, it)
      game:move_energy(
        game:choose_up_to("all", it.owner.energy_cards, {
          function(energy) return energy.pokemon.is_benched end,
          may = true,
        }),
        it.owner.active
      )
    end,
  },
}
