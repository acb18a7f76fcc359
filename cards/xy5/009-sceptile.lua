card.ability["Ω Barrier"] = {
  allow_effect = {
    by = "opponent",
    origin = "trainer",
    doer = { "trainer", not_kind = { "tool", "stadium" } },
    value = false,
  },
}

card.attack["Leaf Blade"] = { more = function(game) return game:flip() and 30 end }

card.attack["Power Poison"] = function(game, it)
  game:discard_energy_cards(it.attacker, 1)
  game:set_condition(it.defender, "poisoned")
end
