card.in_play = {
  applies_on_bench = {
    only_if = function(_, it) return it.target.owner == it.opponent end,
    value = { "weakness", "resistance" },
  },
}
