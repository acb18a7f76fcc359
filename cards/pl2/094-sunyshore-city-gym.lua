card.in_play = {
  ignores = {
    subject = "any",
    attacker = { type = "lightning" },
    effect = function(game, it)
      if it.target.is_active and it.target.owner ~= it.attacker.owner then return "resistance" end
    end,
  },
  weakness = {
    subject = "any",
    target = { type = "lightning" },
    effect = function() return {} end,
  },
}
