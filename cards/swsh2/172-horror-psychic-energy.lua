card.in_play = {
  on_damage = {
    where = "active",
    by = "opponent",
    only_if = function(_, it) return it.self:is_type("psychic") end,
    effect = function(game, it) game:put_counters(it.attacker, 2) end,
  },
}
