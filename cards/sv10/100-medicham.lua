card.attack["Harmonious Spirit Palm"] = {
  more = function(_, it) return it.attacker.energy_total == it.defender.energy_total and 120 end,
}
