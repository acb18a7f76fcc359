local card = ...

card.passive = {
  damage_taken = function(_, it)
    if it.self:is_type("fighting") and it.attacker.owner == it.opponent then
      return it.amount - 30
    end
  end,
}
