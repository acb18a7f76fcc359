card.in_play = {
  damage_dealt = function(game, it)
    if it.target == it.opponent.active then return it.amount + 20 end
  end,
}
