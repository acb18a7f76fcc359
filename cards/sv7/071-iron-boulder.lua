card.attack["Adjusted Horn"] = {
  fails_unless = function(_, it) return it.owner.hand_count == it.opponent.hand_count end,
}
