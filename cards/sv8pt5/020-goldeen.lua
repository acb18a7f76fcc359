local card = ...

card.ability["Festival Lead"] = {
  attacks_per_turn = {
    needs = { { "stadium", filter = { name = "Festival Grounds" } } },
    value = 1,
  },
}

card.attack["Whirlpool"] = {
  after = function(game, it)
    if game:flip() then game:discard_energy { from = it.defender } end
  end,
}
