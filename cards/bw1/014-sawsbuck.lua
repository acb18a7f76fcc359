local card = ...

card.attack["Nature Power"] = {
  damage = function(game, it)
    local grass = 0
    for _, player in ipairs { it.owner, it.opponent } do
      for _, pokemon in ipairs(player.pokemon) do grass = grass + pokemon:energy("grass") end
    end
    return it.attack.damage + 10 * grass
  end,
}

card.attack["Horn Leech"] = {
  after = function(game, it) game:heal { on = it.attacker, counters = 2 } end,
}
