local card = ...

card.passive = {
  on_damage = {
    where = "active",
    condition = function(_, it) return it.attacker.owner == it.opponent end,
    effect = function(game, it) game:put_counters { on = it.attacker, count = 2 } end,
  },
}
