card.ability["Intimidating Jaw"] = {
  damage_dealt = {
    where = "active",
    subject = "opponent",
    attacker = "active",
    effect = function(_, it) if it.target.owner == it.owner then return it.amount - 30 end end,
  },
}

card.ability["Fossil"] = ptcg.require "fossil"
