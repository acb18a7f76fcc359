card.ability["Intimidating Fang"] = {
  damage_dealt = {
    where = "active",
    subject = "opponent",
    attacker = "active",
    effect = function(_, it) if it.target.owner == it.owner then return it.amount - 30 end end,
  },
}

card.attack["Searing Flame"] = function(game, it) game:set_condition(it.defender, "burned") end
