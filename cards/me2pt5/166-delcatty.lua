card.attack["Energy Crush"] = {
  times = function(_, it)
    local units = 0
    for _, pokemon in ipairs(it.opponent.pokemon) do units = units + pokemon.energy_total end
    return units
  end,
}
