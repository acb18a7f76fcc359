local card = ...

card.attack["Flame Burst"] = {
  choose = function(game, it)
    return table.unpack(game:choose_pokemon {
      from = it.opponent.bench,
      min = 2,
      max = 2,
      purpose = "damage",
    })
  end,
  after = function(game, it, ...)
    for _, pokemon in ipairs { ... } do game:damage { to = pokemon, amount = 20 } end
  end,
}

card.attack["Fury Swipes"] = {
  damage = function(game, it) return it.attack.damage * game:flips { count = 3 } end,
}
