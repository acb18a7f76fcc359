card.in_play = {
  damage_dealt = function(_, it)
    if it.owner.prizes_left > it.opponent.prizes_left and it.target == it.opponent.active then
      return it.amount + 30
    end
  end,
}
