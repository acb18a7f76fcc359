card.in_play = {
  damage_taken = function(game, it) if it.self:is_type("metal") then return it.amount - 10 end end,
}
