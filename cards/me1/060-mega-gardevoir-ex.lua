local psychic_energy = ptcg.filter { "basic_energy", type = "psychic" }

card.attack["Overflowing Wishes"] = function(game, it)
  for _, pokemon in ipairs(it.owner.bench) do
    game:search { psychic_energy, to = pokemon, shuffle = false }
  end
  game:shuffle()
end

card.attack["Mega Symphonia"] = {
  times = function(_, it)
    local units = 0
    for _, pokemon in ipairs(it.owner.pokemon) do units = units + pokemon:energy("psychic") end
    return units
  end,
}
