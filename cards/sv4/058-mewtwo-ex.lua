local psychic_energy = ptcg.filter { "basic_energy", type = "psychic" }

card.attack["Transfer Charge"] = function(game)
  local cards = game:choose_up_to(2, "discard", psychic_energy)
  for _, energy in ipairs(cards) do game:attach(energy, game:choose("own_pokemon")) end
end

card.attack["Photon Kinesis"] = {
  more = function(_, it)
    local units = 0
    for _, pokemon in ipairs(it.owner.pokemon) do units = units + pokemon:energy("psychic") end
    return 30 * units
  end,
}
