local card = ...

card.attack["Continuous Slash"] = {
  damage = function(game, it) return it.attack.damage * game:flips_until_tails() end,
}
