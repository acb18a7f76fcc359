local card = ...

card.attack["Strike and Vanish"] = {
  after = function(game, it) game:return_to { pokemon = it.attacker, to = "hand" } end,
}

card.attack["Vanish and Strike"] = {
  after = function(game, it)
    game:return_to { pokemon = it.attacker, to = "deck" }
    for _, pokemon in ipairs(it.opponent.pokemon) do
      game:damage { to = pokemon, amount = 200 }
    end
  end,
}

card.attack["Swap Places"] = {
  after = function(game, it)
    local next_one = game:choose_card { zone = "hand", filter = { kind = "pokemon" } }
    game:return_to { pokemon = it.attacker, to = "hand" }
    game:put_onto_bench { card = next_one }
    game:damage { to = it.defender, amount = 20 }
  end,
}

card.attack["Banish"] = {
  after = function(game, it)
    game:return_to { pokemon = it.defender, to = "hand" }
    game:set_condition { on = it.defender, condition = "asleep" }
    game:put_counters { on = { it.defender, it.attacker }, count = 1 }
  end,
}
