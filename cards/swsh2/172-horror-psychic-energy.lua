local card = ...

card.passive = {
  on_damage = {
    where = "active",
    by = "opponent",
    condition = function(_, it) return it.self:is_type("psychic") end,
    effect = function(game, it) game:put_counters { on = it.attacker, count = 2 } end,
  },
}
