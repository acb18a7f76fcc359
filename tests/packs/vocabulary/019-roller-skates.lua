local card = ...

card.passive = {
  retreat_cost = function() return 0 end,
  hp = { value = 20 },
}
