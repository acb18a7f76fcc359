local card = ...

card.attack["Magical Charm"] = {
  after = function(game, it)
    game:lasting {
      kind = "damage_dealt",
      on = it.defender,
      value = -100,
      ends = "opponents_next_turn",
    }
  end,
}

card.attack["Angelite"] = {
  condition = function(game)
    return not game:happened { what = "attacked", when = "own_last_turn", name = "Angelite" }
  end,
  choose = function(game, it)
    return table.unpack(game:choose_pokemon {
      from = it.opponent.bench,
      min = 2,
      max = 2,
      purpose = "to_deck",
    })
  end,
  after = function(game, it, ...)
    for _, pokemon in ipairs { ... } do game:return_to { pokemon = pokemon, to = "deck" } end
  end,
}
