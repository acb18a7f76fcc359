local basic_pokemon = ptcg.filter { "pokemon", stage = "basic" }

card.attack["Inviting Kiss"] = function(game, it)
  local found = game:search({ basic_pokemon, to = "bench" })[1]
  if found then
    local energy = game:choose(it.attacker.energy_cards, { purpose = "move_energy" })
    game:move_energy(energy, found.pokemon)
  end
end
