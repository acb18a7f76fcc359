-- Only from the hand, which includes Rare Candy: Evolution from the deck is possible.
card.ability["Ancient Power"] = { may_evolve = { subject = "any", value = false } }

card.attack["Rock Slide"] = {
  choose = function(game)
    return table.unpack(game:choose_exactly(2, "opponent_bench", { purpose = "damage" }))
  end,
  after = function(game, it, ...)
    for _, pokemon in ipairs { ... } do game:damage(pokemon, 10) end
  end,
}
