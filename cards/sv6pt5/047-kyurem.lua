card.ability["Plasma Bane"] = {
  attack_cost = {
    needs = { { "opponent_discard", name_includes = "Colress" } },
    effect = function(game, it) if it.attack.name == "Trifrost" then return { "colorless" } end end,
  },
}

card.attack["Trifrost"] = {
  choose = function(game)
    return table.unpack(game:choose_exactly(3, "opponent_pokemon", { purpose = "damage" }))
  end,
  after = function(game, it, ...)
    game:discard_energy_cards(it.attacker, "all")
    game:damage({ ... }, 110)
  end,
}
