card.ability["Festival Lead"] = {
  attacks_per_turn = { needs = { { "stadium", name = "Festival Grounds" } }, value = 1 },
}

card.attack["Rapid Draw"] = function(game) game:draw(2) end
