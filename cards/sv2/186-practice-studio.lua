card.in_play = {
  damage_dealt = {
    subject = "any",
    attacker = { stage = "stage-1" },
    effect = function(_, it)
      if it.target == it.attacker.owner.opponent.active then return it.amount + 10 end
    end,
  },
}
