local card = ...

local psychic = ptcg.filter { kind = "energy", type = "psychic" }

card.attack["Full Moon Star"] = {
  after = function(game, it)
    for _ = 1, #it.opponent.pokemon do
      local energy = game:choose_card { zone = "discard", filter = psychic, purpose = "attach" }
      if not energy then return end
      game:attach {
        card = energy,
        to = game:choose_pokemon { from = it.owner, purpose = "attach" },
      }
    end
  end,
}

card.attack["Psystorm"] = {
  damage = function(game, it)
    local units = 0
    for _, player in ipairs { it.owner, it.opponent } do
      for _, pokemon in ipairs(player.pokemon) do units = units + pokemon.energy_total end
    end
    return it.attack.damage * units
  end,
}
