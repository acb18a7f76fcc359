local psychic = ptcg.filter { "energy", type = "psychic" }

card.attack["Full Moon Star"] = function(game, it)
  for _ = 1, #it.opponent.pokemon do
    local energy = game:choose("discard", psychic)
    if not energy then return end
    game:attach(energy, game:choose("own_pokemon"))
  end
end

card.attack["Psystorm"] = {
  times = function(_, it)
    local units = 0
    for _, player in ipairs { it.owner, it.opponent } do
      for _, pokemon in ipairs(player.pokemon) do units = units + pokemon.energy_total end
    end
    return units
  end,
}
