card.play = {
  only_if = function(_, it)
    return it.owner:count("pokemon", "damaged") > 0 or it.opponent:count("pokemon", "damaged") > 0
  end,
  effect = function(game, it)
    for _, player in ipairs { it.owner, it.opponent } do game:heal(player.pokemon, 30) end
  end,
}
