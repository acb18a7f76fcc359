card.ability["Compound Eyes"] = {
  damage_dealt = {
    target = "has_ability",
    effect = function(_, it) if it.target == it.opponent.active then return it.amount + 50 end end,
  },
}

card.attack["Shocking Web"] = {
  more = function(_, it) return it.attacker:energy("lightning") > 0 and 80 end,
}
