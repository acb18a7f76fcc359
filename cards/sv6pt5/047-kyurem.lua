local card = ...

card.ability["Plasma Bane"] = {
  attack_cost = {
    needs = { { "opponent_discard", filter = { name_includes = "Colress" } } },
    effect = function(game, it)
      if it.attack.name == "Trifrost" then return { "colorless" } end
    end,
  },
}

card.attack["Trifrost"] = {
  choose = function(game, it)
    return table.unpack(game:choose_pokemon {
      from = it.opponent,
      min = 3,
      max = 3,
      purpose = "damage",
    })
  end,
  after = function(game, it, ...)
    game:discard_energy { from = it.attacker, count = "all" }
    game:damage { to = { ... }, amount = 110 }
  end,
}
