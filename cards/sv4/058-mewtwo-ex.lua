local card = ...

local psychic_energy = ptcg.filter { kind = "basic_energy", type = "psychic" }

card.attack["Transfer Charge"] = {
  after = function(game, it)
    local cards = game:choose_card {
      zone = "discard",
      filter = psychic_energy,
      max = 2,
      purpose = "attach",
    }
    for _, energy in ipairs(cards) do
      game:attach {
        card = energy,
        to = game:choose_pokemon { from = it.owner, purpose = "attach" },
      }
    end
  end,
}

card.attack["Photon Kinesis"] = {
  damage = function(_, it)
    local units = 0
    for _, pokemon in ipairs(it.owner.pokemon) do units = units + pokemon:energy("psychic") end
    return it.attack.damage + 30 * units
  end,
}
