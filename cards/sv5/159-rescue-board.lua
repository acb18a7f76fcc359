card.in_play = {
  retreat_cost = function(_, it) return it.self.remaining_hp <= 30 and 0 or it.amount - 1 end,
}
