card.ability["Phoenix Turn"] = {
  would_be_knocked_out = {
    optional = true,
    uses = "once_per_turn",
    only_if = function(game, it)
      return it.cause == "attack_damage" and not it.owner.is_turn_player
    end,
    effect = function(game, it)
      if not game:flip() then return end
      local ho_oh = it.self
      game:heal(ho_oh, "all")
      game:remove_conditions(ho_oh)
      game:end_effects(ho_oh, { all = true })
      for _, attached in ipairs(ho_oh.cards) do
        if attached.is_trainer then game:discard(attached) end
      end
      game:instead { knocked_out = true }
    end,
  },
}

card.attack["Rainbow Wing"] = {
  -- A basic Energy card is named after its type.
  times = function(_, it)
    local seen, types = {}, 0
    for _, energy in ipairs(it.attacker:energy_cards_of("basic_energy")) do
      if not seen[energy.name] then
        seen[energy.name] = true
        types = types + 1
      end
    end
    return types
  end,
}
