card.in_play = {
  damage_taken = {
    by = "opponent",
    effect = function(_, it)
      if it.owner.prizes_left > it.opponent.prizes_left then return it.amount - 40 end
    end,
  },
}
