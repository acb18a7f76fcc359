card.in_play = {
  on_damage = {
    where = "active",
    by = "opponent",
    effect = function(game, it) game:put_counters(it.attacker, 2) end,
  },
}
