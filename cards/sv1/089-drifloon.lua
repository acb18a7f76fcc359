local card = ...

card.attack["Balloon Blast"] = {
  damage = function(_, it) return it.attack.damage * it.attacker.counters end,
}
