card.play = {
  needs = { "deck" },
  effect = function(game, it)
    local names = {}
    for i, pokemon in ipairs(it.opponent.pokemon) do names[i] = pokemon.name end
    game:search { "pokemon", name = names, to = "hand" }
  end,
}
