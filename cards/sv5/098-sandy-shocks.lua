card.attack["Magnetic Burst"] = {
  ignores = "weakness",
  more = function(_, it)
    local units = 0
    for _, pokemon in ipairs(it.owner.pokemon) do units = units + pokemon.energy_total end
    local enough = units >= 3
    return enough and 70
  end,
}
