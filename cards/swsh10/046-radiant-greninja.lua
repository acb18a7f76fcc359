card.ability["Concealed Cards"] = {
  once_per_turn = {
    needs = { "deck", { "hand", "energy" } },
    effect = function(game)
      game:discard(game:choose("hand", "energy"))
      game:draw(2)
    end,
  },
}

card.attack["Moonlight Shuriken"] = {
  choose = function(game)
    return table.unpack(game:choose_exactly(2, "opponent_pokemon", { purpose = "damage" }))
  end,
  after = function(game, it, ...)
    game:discard_energy(it.attacker, 2)
    game:damage({ ... }, 90)
  end,
}
