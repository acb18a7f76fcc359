card.in_play = {
  damage_dealt = function(_, it)
    if it.self:has_condition("poisoned") and it.target == it.opponent.active then
      return it.amount + 40
    end
  end,
}
