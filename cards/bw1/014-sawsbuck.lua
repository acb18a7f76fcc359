card.attack["Nature Power"] = {
  more = function(_, it)
    local grass = 0
    for _, player in ipairs { it.owner, it.opponent } do
      for _, pokemon in ipairs(player.pokemon) do grass = grass + pokemon:energy("grass") end
    end
    return 10 * grass
  end,
}

card.attack["Horn Leech"] = function(game, it) game:heal(it.attacker, 20) end
