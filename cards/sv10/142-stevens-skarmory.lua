card.attack["Sonic Double"] = {
  choose = function(game)
    return table.unpack(game:choose_exactly(2, "opponent_pokemon", { purpose = "damage" }))
  end,
  after = function(game, _, ...) game:damage({ ... }, 50) end,
}
