card.ability["Impervious Shell"] = {
  allow_damage = {
    by = "opponent",
    effect = function(_, it) if it.amount >= 200 then return false end end,
  },
}

card.attack["Hard Crunch"] = { more = function(_, it) return it.defender.is_damaged and 80 end }
