local card = ...

card.attack["Dual Bullet"] = {
  choose = function(game, it)
    return table.unpack(game:choose_pokemon {
      from = it.opponent,
      min = 2,
      max = 2,
      purpose = "damage",
    })
  end,
  after = function(game, it, ...)
    for _, pokemon in ipairs { ... } do game:damage { to = pokemon, amount = 50 } end
  end,
}
