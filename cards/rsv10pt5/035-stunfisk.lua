card.attack["Muddy Bolt"] = {
  more = function(_, it) return it.attacker:energy("fighting") > 0 and 20 end,
}
