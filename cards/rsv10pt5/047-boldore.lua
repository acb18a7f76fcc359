card.attack["Smack Down"] = {
  more = function(_, it) return it.defender:resists("fighting") and 50 end,
}
