card.in_play = {
  damage_dealt = function(_, it)
    if it.target == it.opponent.active then return it.amount + 10 end
  end,
}
