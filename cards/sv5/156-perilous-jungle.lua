card.in_play = {
  poison_counters = {
    subject = "any",
    effect = function(_, it) if not it.target:is_type("darkness") then return it.amount + 2 end end,
  },
}
