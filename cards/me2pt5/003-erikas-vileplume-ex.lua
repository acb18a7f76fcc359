card.ability["Lovely Fragrance"] = {
  once_per_turn = {
    needs = { { "own_pokemon", "damaged" } },
    effect = function(game, it) game:heal(it.owner.pokemon, 30) end,
  },
}

card.attack["Bloom Powder"] = function(game, it)
  game:set_condition(it.defender, "asleep")
  game:set_condition(it.defender, "poisoned")
end
