local card = ...

-- Only from the hand: Evolution by another effect is not asked about.
card.ability["Ancient Power"] = {
  may_evolve = { subject = "any", value = false },
}

card.attack["Rock Slide"] = {
  choose = function(game, it)
    return table.unpack(game:choose_pokemon {
      from = it.opponent.bench,
      min = 2,
      max = 2,
      purpose = "damage",
    })
  end,
  after = function(game, it, ...)
    for _, pokemon in ipairs { ... } do game:damage { to = pokemon, amount = 10 } end
  end,
}
