card.attack["Flare Fall"] = {
  more = function(_, it)
    local units = 0
    for _, pokemon in ipairs(it.owner.pokemon) do units = units + pokemon:energy("fire") end
    local enough = units >= 4
    return enough and 90
  end,
}
