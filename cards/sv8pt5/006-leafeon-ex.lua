card.attack["Verdant Storm"] = {
  times = function(_, it)
    local units = 0
    for _, pokemon in ipairs(it.opponent.pokemon) do units = units + pokemon.energy_total end
    return units
  end,
}

card.attack["Moss Agate"] = function(game, it) game:heal(it.owner.bench, 100) end
