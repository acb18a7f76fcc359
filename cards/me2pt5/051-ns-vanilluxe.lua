card.attack["Snow Coating"] = function(game, it)
  for _, pokemon in ipairs(it.opponent.pokemon) do game:put_counters(pokemon, pokemon.counters) end
end

card.attack["Blizzard"] = function(game, it) game:damage(it.opponent.bench, 10) end
