local card = ...

local psychic_energy = ptcg.filter { kind = "basic_energy", type = "psychic" }

card.attack["Overflowing Wishes"] = {
  after = function(game, it)
    for _, pokemon in ipairs(it.owner.bench) do
      game:search { filter = psychic_energy, to = pokemon, shuffle = false }
    end
    game:shuffle()
  end,
}

card.attack["Mega Symphonia"] = {
  damage = function(_, it)
    local units = 0
    for _, pokemon in ipairs(it.owner.pokemon) do units = units + pokemon:energy("psychic") end
    return it.attack.damage * units
  end,
}
