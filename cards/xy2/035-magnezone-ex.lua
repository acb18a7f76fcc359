card.attack["Dual Bullet"] = {
  choose = function(game)
    return table.unpack(game:choose_exactly(2, "opponent_pokemon", { purpose = "damage" }))
  end,
  after = function(game, it, ...)
    for _, pokemon in ipairs { ... } do game:damage(pokemon, 50) end
  end,
}
