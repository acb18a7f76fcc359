local iron_crown_ex_future = ptcg.filter { other_than = "Iron Crown ex", class = "future" }

card.ability["Cobalt Command"] = {
  damage_dealt = {
    subject = "own",
    attacker = iron_crown_ex_future,
    effect = function(_, it) if it.target == it.opponent.active then return it.amount + 20 end end,
  },
}

card.attack["Twin Shotels"] = {
  choose = function(game)
    return table.unpack(game:choose_exactly(2, "opponent_pokemon", { purpose = "damage" }))
  end,
  after = function(game, _, ...)
    game:damage({ ... }, 50, { weakness = false, resistance = false, effects = false })
  end,
}
