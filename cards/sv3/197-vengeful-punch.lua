local card = ...

card.passive = {
  on_knock_out = {
    by = "opponent",
    condition = function(_, it) return it.harm == "attack_damage" end,
    effect = function(game, it) game:put_counters { on = it.attacker, count = 4 } end,
  },
}
