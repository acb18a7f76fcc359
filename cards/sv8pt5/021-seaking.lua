local card = ...

card.ability["Festival Lead"] = {
  attacks_per_turn = {
    needs = { { "stadium", filter = { name = "Festival Grounds" } } },
    value = 1,
  },
}

card.attack["Rapid Draw"] = {
  after = function(game) game:draw { count = 2 } end,
}
