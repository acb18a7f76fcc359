card.attack["Giant Bouquet"] = {
  more = function(_, it) return 50 * it.attacker:energy("grass") end,
}
