card.ability["Festival Lead"] = {
  attacks_per_turn = { needs = { { "stadium", name = "Festival Grounds" } }, value = 1 },
}

card.attack["Whirlpool"] = function(game, it)
  if game:flip() then game:discard_energy_cards(it.defender, 1) end
end
