local card = ...

card.attack["Bubble Beat"] = {
  damage = function(game, it)
    local units = 0
    for _, pokemon in ipairs(it.owner.pokemon) do units = units + pokemon:energy("water") end
    return it.attack.damage + 20 * units
  end,
}

card.attack["Roaring Seas"] = {
  after = function(game, it) game:discard_energy { from = it.defender } end,
}

card.attack["Grand Echo-GX"] = {
  after = function(game, it) game:heal { on = it.owner.pokemon, counters = "all" } end,
}
