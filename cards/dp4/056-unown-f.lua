local sides = { "heads", "tails" }

card.ability["FAKE"] = {
  once_per_turn = {
    where = "bench",
    effect = function(game, it)
      local coin = game:choose_word(sides, { secret = true })
      local guess = game:choose_word(sides, { player = it.opponent })
      if guess ~= coin then game:draw(1) end
    end,
  },
}

-- The base damage is 10 without a coin, 30 for heads.
card.attack["Hidden Power"] = {
  fails_unless = function(game)
    if not game:ask() then return true, false end
    return game:flip(), true
  end,
  damage = function(_, it, heads) return heads and 30 or it.attack.damage end,
}
