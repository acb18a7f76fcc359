card.ability["Supreme Overlord"] = {
  damage_dealt = function(_, it)
    if it.target == it.opponent.active then return it.amount + 30 * it.opponent.prizes_taken end
  end,
}

card.attack["Double-Edged Slash"] = function(game, it) game:damage(it.attacker, 50) end
