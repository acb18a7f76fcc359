card.in_play = {
  retreat_cost = {
    subject = "any",
    effect = function(game, it)
      if it.self:is_type("lightning") then return it.amount - 1 end
    end,
  },
}
