card.play = {
  only_if = function(game, it)
    return game.stadium ~= nil
      or it.opponent:count("pokemon", "has_tool") > 0
      or it.opponent:count("pokemon", "has_special_energy") > 0
  end,
  effect = function(game, it)
    game:discard(it.opponent.tools)
    for _, pokemon in ipairs(it.opponent.pokemon) do
      game:discard(pokemon:energy_cards_of("special_energy"))
    end
    if game.stadium then game:discard(game.stadium) end
  end,
}
