-- Only the flip decides whether the player chooses a Pokémon, so this is not a choice made before
-- the attack (ATK-10).
card.attack["Roam"] = function(game, it)
  if game:flip() then
    for _, pokemon in ipairs(it.opponent.pokemon) do game:put_counters(pokemon, 2) end
  else
    game:put_counters(game:choose("own_pokemon"), 2)
  end
end

card.attack["Gravity Wave"] = function(game, it)
  for _, pokemon in ipairs(it.opponent.bench) do
    if pokemon.retreat_cost == 0 then game:damage(pokemon, 10) end
  end
end
