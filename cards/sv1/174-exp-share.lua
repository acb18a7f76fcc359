local card = ...

local basic_energy = ptcg.filter { kind = "basic_energy" }

card.passive = {
  on_knock_out = {
    subject = "own",
    by = "opponent",
    target = { active = true },
    optional = true,
    condition = function(_, it)
      return it.target ~= it.self
        and it.harm == "attack_damage"
        and #it.target:energy_cards_of { filter = basic_energy } > 0
    end,
    effect = function(game, it)
      local energy = game:choose_energy {
        from = it.target,
        filter = basic_energy,
        purpose = "move_energy",
      }
      game:move_energy { card = energy, to = it.self }
    end,
  },
}
