card.attack["Nutrients"] = {
  target = { "own_pokemon", "damaged" },
  after = function(game, it, pokemon) game:heal(pokemon, 30) end,
}
