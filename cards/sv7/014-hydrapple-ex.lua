local grass_basic_energy = ptcg.filter { "basic_energy", type = "grass" }

card.ability["Ripening Charge"] = {
  once_per_turn = {
    needs = { { "hand", grass_basic_energy } },
    effect = function(game)
      local target = game:choose("own_pokemon")
      local attached = game:attach(game:choose("hand", grass_basic_energy), target)
      if #attached > 0 then game:heal(target, 30) end
    end,
  },
}

card.attack["Syrup Storm"] = {
  more = function(_, it)
    local units = 0
    for _, pokemon in ipairs(it.owner.pokemon) do units = units + pokemon:energy("grass") end
    return 30 * units
  end,
}
