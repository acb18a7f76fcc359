card.attack["Spiky Wheel"] = {
  more = function(_, it) return 40 * it.attacker:energy("darkness") end,
}
