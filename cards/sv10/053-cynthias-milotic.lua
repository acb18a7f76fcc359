card.attack["Aqua Split"] = {
  choose = function(game)
    return table.unpack(game:choose_exactly(2, "opponent_bench", { purpose = "damage" }))
  end,
  after = function(game, _, ...) game:damage({ ... }, 30) end,
}
