card.in_play = {
  on_knock_out = {
    subject = "own",
    by = "opponent",
    target = "active",
    optional = true,
    only_if = function(_, it)
      return it.target ~= it.self
        and it.cause == "attack_damage"
        and #it.target:energy_cards_of("basic_energy") > 0
    end,
    effect = function(game, it)
      game:move_energy(game:choose(it.target.energy_cards, "basic_energy"), it.self)
    end,
  },
}
