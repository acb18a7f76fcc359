card.in_play = {
  damage_taken = {
    subject = "any",
    target = { type = "metal" },
    effect = function(_, it) if it.player ~= it.target.owner then return it.amount - 30 end end,
  },
}
