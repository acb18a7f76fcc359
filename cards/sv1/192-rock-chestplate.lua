card.in_play = {
  damage_taken = {
    by = "opponent",
    effect = function(_, it) if it.self:is_type("fighting") then return it.amount - 30 end end,
  },
}
