card.in_play = {
  on_damage = {
    where = "active",
    by = "opponent",
    only_if = function(_, it) return it.self:is_type("fire") end,
    effect = function(game, it) game:set_condition(it.attacker, "burned") end,
  },
}
