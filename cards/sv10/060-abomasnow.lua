card.attack["Frozen Wood"] = {
  more = function(_, it) return it.attacker:energy("grass") >= 2 and 120 end,
}
