card.attack["Dual Bolt"] = {
  choose = function(game)
    return table.unpack(game:choose_exactly(2, "opponent_pokemon", { purpose = "damage" }))
  end,
  after = function(game, _, ...) game:damage({ ... }, 50) end,
}

card.attack["High-Voltage Press"] = {
  more = function(_, it) return it.attacker.energy_total >= it.attack.cost_total + 2 and 100 end,
}
