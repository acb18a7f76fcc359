card.attack["Synchro Woofer"] = {
  more = function(_, it) return it.owner.hand_count == it.opponent.hand_count and 80 end,
}
