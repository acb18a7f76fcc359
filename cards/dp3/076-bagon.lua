local card = ...

card.attack["Rage"] = {
  damage = function(game, it) return it.attack.damage + 10 * it.attacker.counters end,
}
