card.in_play = {
  on_knock_out = {
    by = "opponent",
    only_if = function(_, it) return it.cause == "attack_damage" end,
    effect = function(game, it) game:put_counters(it.attacker, 4) end,
  },
}
