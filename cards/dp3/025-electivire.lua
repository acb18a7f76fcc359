local card = ...

local lightning_card = ptcg.filter { kind = "energy", type = "lightning" }
local lightning = ptcg.filter { type = "lightning" }

card.ability["Motor Drive"] = {
  activated = {
    uses = "once_per_turn",
    needs = { "no_condition", { "discard", filter = lightning_card } },
    effect = function(game, it)
      local energy = game:choose_card {
        zone = "discard",
        filter = lightning_card,
        purpose = "attach",
      }
      game:attach { card = energy, to = it.self, as = "energy" }
    end,
  },
}

card.attack["Discharge"] = {
  damage = function(game, it)
    -- "Lightning Energy", not "Energy cards": a card that provides two counts twice.
    local units = it.attacker:energy("lightning")
    game:discard_energy { from = it.attacker, count = "all", filter = lightning }
    return it.attack.damage * game:flips { count = units }
  end,
}
