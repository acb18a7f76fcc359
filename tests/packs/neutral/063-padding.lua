local card = ...

card.passive = {
  damage_taken = { effect = function(_, it) return it.amount // 2 end },
}
