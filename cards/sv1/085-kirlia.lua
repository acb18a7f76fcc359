local card = ...

card.attack["Psychic"] = {
  damage = function(_, it) return it.attack.damage + 20 * it.defender.energy_total end,
}
