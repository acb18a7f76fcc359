local card = ...

card.passive = {
  damage_taken = function(_, it)
    if it.owner.prizes_left > it.opponent.prizes_left and it.attacker.owner == it.opponent then
      return it.amount - 40
    end
  end,
}
