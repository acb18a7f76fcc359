local card = ...

local basic_energy = ptcg.filter { kind = "basic_energy" }

card.ability["Primal Light"] = {
  activated = {
    uses = "once_per_turn",
    needs = { "no_condition", "deck" },
    effect = function(game, it)
      game:search { filter = basic_energy, to = "hand", show = true }
    end,
  },
}

card.attack["Granite Head"] = {
  after = function(game, it)
    game:lasting {
      kind = "damage_taken",
      on = it.attacker,
      value = -10,
      ends = "opponents_next_turn",
    }
  end,
}
