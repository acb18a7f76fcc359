card.ability["Holes"] = {
  on_move_to_bench = {
    subject = "opponent",
    only_if = function(_, it) return it.opponent.is_turn_player end,
    effect = function(game, it) game:put_counters(it.target, 2) end,
  },
}
