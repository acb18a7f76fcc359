card.attack["Crashing Headbutt"] = function(game, it) game:discard_top(3, it.opponent) end

card.attack["Obsidian"] = {
  choose = function(game)
    return table.unpack(game:choose_exactly(2, "opponent_bench", { purpose = "damage" }))
  end,
  after = function(game, _, ...) game:damage({ ... }, 130) end,
}
