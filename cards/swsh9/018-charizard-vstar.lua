local card = ...

card.attack["Explosive Fire"] = {
  damage = function(game, it)
    return it.attack.damage + (it.attacker.is_damaged and 100 or 0)
  end,
}

card.attack["Star Blaze"] = {
  after = function(game, it) game:discard_energy { from = it.attacker, units = 2 } end,
}
