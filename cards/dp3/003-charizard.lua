card.ability["Fury Blaze"] = {
  damage_dealt = function(game, it)
    if it.opponent.prizes_left <= 3 and it.target == it.opponent.active then
      return it.amount + 50
    end
  end,
}

card.attack["Blast Burn"] = {
  -- The flip sets the cost, so both belong to the requirements: what is paid stays paid even if
  -- Confusion then stops the attack (EX-43).
  fails_unless = function(game, it)
    local count = game:flip() and 2 or 4
    if #it.attacker.energy_cards < count then return false end
    game:discard_energy_cards(it.attacker, count)
  end,
}
