card.ability["Adrena-Power"] = {
  hp = { only_if = function(_, it) return it.self:energy("darkness") > 0 end, value = 100 },
  damage_dealt = {
    only_if = function(_, it) return it.self:energy("darkness") > 0 end,
    effect = function(_, it) if it.target == it.opponent.active then return it.amount + 100 end end,
  },
}
