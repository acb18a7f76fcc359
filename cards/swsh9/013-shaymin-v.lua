local card = ...

card.attack["Revenge Blast"] = {
  damage = function(game, it) return it.attack.damage + 40 * (6 - it.opponent.prizes_left) end,
}
