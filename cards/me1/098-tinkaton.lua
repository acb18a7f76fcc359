card.attack["Windup Swing"] = {
  damage = function(_, it) return it.attack.damage - 60 * it.defender.energy_total end,
}
