card.attack["Gobble Down"] = { times = function(_, it) return it.owner.prizes_taken end }

card.attack["Huge Bite"] = {
  damage = function(_, it) return it.defender.is_damaged and 30 or it.attack.damage end,
}
