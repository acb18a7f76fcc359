local card = ...

card.passive = {
  on_damage = {
    where = "active",
    by = "opponent",
    effect = function(game, it) game:put_counters { on = it.attacker, count = 2 } end,
  },
}
