local card = ...

card.ability["Ω Barrier"] = {
  allow_effect = {
    by = "opponent",
    origin = "trainer",
    doer = { kind = "trainer", not_kind = { "tool", "stadium" } },
    value = false,
  },
}

card.attack["Leaf Blade"] = {
  damage = function(game, it)
    if game:flip() then return it.attack.damage + 30 end
  end,
}

card.attack["Power Poison"] = {
  after = function(game, it)
    game:discard_energy { from = it.attacker }
    game:set_condition { on = it.defender, condition = "poisoned" }
  end,
}
