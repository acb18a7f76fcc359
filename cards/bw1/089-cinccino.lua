local card = ...

card.attack["Tail Slap"] = {
  damage = function(game, it) return it.attack.damage * game:flips { count = 2 } end,
}

card.attack["Do the Wave"] = {
  damage = function(game, it) return it.attack.damage * it.owner.bench_count end,
}
