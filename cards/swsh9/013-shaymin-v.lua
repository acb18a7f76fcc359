card.attack["Revenge Blast"] = {
  more = function(_, it) return 40 * (6 - it.opponent.prizes_left) end,
}
