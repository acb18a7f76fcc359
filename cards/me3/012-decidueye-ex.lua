card.ability["Sniper's Eye"] = {
  attack_cost = {
    only_if = function(_, it) return it.opponent.hand_count == 4 end,
    value = -99,  -- all, also those that other texts add
  },
}

card.attack["Crushing Arrow"] = function(game, it) game:discard_energy_cards(it.defender, 1) end
