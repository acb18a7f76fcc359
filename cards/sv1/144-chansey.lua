local card = ...

card.attack["Egg Rolling"] = {
  damage = function(game, it) return it.attack.damage * game:flips_until_tails() end,
}
