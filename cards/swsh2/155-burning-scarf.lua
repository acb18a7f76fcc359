local card = ...

card.passive = {
  on_damage = {
    where = "active",
    by = "opponent",
    condition = function(_, it) return it.self:is_type("fire") end,
    effect = function(game, it)
      game:set_condition { on = it.attacker, condition = "burned" }
    end,
  },
}
