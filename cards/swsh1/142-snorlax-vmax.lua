local card = ...

card.attack["G-Max Fall"] = {
  damage = function(game, it) return it.attack.damage + 30 * it.owner.bench_count end,
}
