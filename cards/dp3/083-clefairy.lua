local card = ...

card.ability["Moon Stone"] = {
  lifts_evolution_wait = { value = true },
}

card.attack["Double Slap"] = {
  damage = function(game, it) return it.attack.damage * game:flips { count = 2 } end,
}
