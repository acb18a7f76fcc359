local card, ptcg = ...

local weak = ptcg.filter { weakness = { "fire", "grass" } }

card.ability["Look On"] = {
  on_evolve = {
    subject = "any",
    from = "anywhere",
    effect = function(game, it) game:put_counters { on = it.target, count = 1 } end,
  },
  on_level_up = {
    subject = "any",
    effect = function(game, it) game:put_counters { on = it.target, count = 2 } end,
  },
  on_attach = {
    subject = "opponent",
    from = "anywhere",
    effect = function(game, it) game:put_counters { on = it.target, count = 3 } end,
  },
}

card.attack["Expose"] = {
  after = function(game, it)
    local count = #it.opponent:pokemon_that_fit { filter = weak }
    if it.defender:is_weak_to("fire") then count = count + 2 end
    game:put_counters { on = it.defender, count = count }
  end,
}

card.attack["Raise"] = {
  after = function(game, it)
    local pokemon = it.owner.bench[1]
    local over = game:search {
      filter = { stage = "stage-2", evolves_over = pokemon.name },
      shuffle = false,
    }
    local into = over[1]
      or game:search { filter = { evolves_from = pokemon.name }, shuffle = false }[1]
    if into then game:evolve { pokemon = pokemon, card = into } end
    game:shuffle()
  end,
}
