card.attack["Bubble Beat"] = {
  more = function(_, it)
    local units = 0
    for _, pokemon in ipairs(it.owner.pokemon) do units = units + pokemon:energy("water") end
    return 20 * units
  end,
}

card.attack["Roaring Seas"] = function(game, it) game:discard_energy_cards(it.defender, 1) end

card.attack["Grand Echo-GX"] = function(game, it) game:heal(it.owner.pokemon, "all") end
