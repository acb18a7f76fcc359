local card = ...

card.attack["G-Max Pump"] = {
  damage = function(game, it) return it.attack.damage + 30 * it.attacker:energy("water") end,
}
