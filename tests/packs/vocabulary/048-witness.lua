local weak = ptcg.filter { weakness = { "fire", "grass" } }

card.ability["Look On"] = {
  on_evolve = {
    subject = "any",
    from = "anywhere",
    effect = function(game, it) game:put_counters(it.target, 1) end,
  },
  on_level_up = {
    subject = "any",
    effect = function(game, it) game:put_counters(it.target, 2) end,
  },
  on_attach = {
    subject = "opponent",
    from = "anywhere",
    effect = function(game, it) game:put_counters(it.target, 3) end,
  },
}

card.attack["Expose"] = function(game, it)
  local count = #it.opponent:find("pokemon", weak)
  if it.defender:is_weak_to("fire") then count = count + 2 end
  game:put_counters(it.defender, count)
end

card.attack["Raise"] = function(game, it)
  local pokemon = it.owner.bench[1]
  local over = game:search { stage = "stage-2", evolves_over = pokemon.name, shuffle = false }
  local into = over[1] or game:search({ evolves_from = pokemon.name, shuffle = false })[1]
  if into then game:evolve(pokemon, into) end
  game:shuffle()
end
