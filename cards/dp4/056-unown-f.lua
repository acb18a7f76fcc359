local card = ...

local sides = { "heads", "tails" }

card.ability["FAKE"] = {
  activated = {
    where = "bench",
    uses = "once_per_turn",
    effect = function(game, it)
      local coin = game:choose { options = sides, secret = true }
      local guess = game:choose { options = sides, player = it.opponent }
      if guess ~= coin then game:draw { count = 1 } end
    end,
  },
}

-- The base damage is 10 without a coin, 30 for heads.
card.attack["Hidden Power"] = {
  require = function(game)
    if not game:ask() then return true, false end
    return game:flip(), true
  end,
  damage = function(_, it, heads) return heads and 30 or it.attack.damage end,
}
