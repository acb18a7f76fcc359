card.attack["Dual Tail"] = {
  choose = function(game)
    return table.unpack(game:choose_exactly(2, "opponent_pokemon", { purpose = "damage" }))
  end,
  after = function(game, it, ...)
    game:discard_energy(it.attacker, 2)
    game:damage({ ... }, 60)
  end,
}
