local card = ...

card.attack["Fireworks"] = {
  after = function(game, it)
    if not game:flip() then game:discard_energy { from = it.attacker } end
  end,
}

card.attack["Quick Attack"] = {
  damage = function(game, it) return it.attack.damage + (game:flip() and 20 or 0) end,
}
