card.attack["Neurokinesis"] = {
  more = function(_, it)
    local counters = 0
    for _, pokemon in ipairs(it.opponent.pokemon) do counters = counters + pokemon.counters end
    return 10 * counters
  end,
}
