card.attack["Limit Break"] = {
  more = function(_, it) return it.opponent.prizes_left <= 3 and 90 end,
}
