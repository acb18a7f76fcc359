local card = ...

local basic_energy = ptcg.filter { kind = "basic_energy" }

card.ability["Phoenix Turn"] = {
  would_be_knocked_out = {
    optional = true,
    uses = "once_per_turn",
    condition = function(game, it)
      return it.harm == "attack_damage" and not it.owner.is_turn_player
    end,
    effect = function(game, it)
      if not game:flip() then return end
      local ho_oh = it.self
      game:heal { on = ho_oh, counters = "all" }
      game:remove_conditions { on = ho_oh }
      game:end_effects { on = ho_oh, all = true }
      for _, attached in ipairs(ho_oh.cards) do
        if attached.is_trainer then game:discard { card = attached } end
      end
      game:instead { knocked_out = true }
    end,
  },
}

card.attack["Rainbow Wing"] = {
  -- A basic Energy card is named after its type.
  damage = function(game, it)
    local seen, types = {}, 0
    for _, energy in ipairs(it.attacker:energy_cards_of { filter = basic_energy }) do
      if not seen[energy.name] then
        seen[energy.name] = true
        types = types + 1
      end
    end
    return it.attack.damage * types
  end,
}
