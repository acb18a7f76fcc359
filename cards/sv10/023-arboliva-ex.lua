card.attack["Oil Salvo"] = function(game, it)
  local times = {}
  for _ = 1, 6 do
    local target = game:choose("opponent_pokemon", { purpose = "damage" })
    times[target] = (times[target] or 0) + 1
  end
  -- All of a Pokémon's damage is done at once.
  for _, pokemon in ipairs(it.opponent.pokemon) do
    if times[pokemon] then
      game:damage(pokemon, 20 * times[pokemon], { weakness = false, resistance = false })
    end
  end
end

card.attack["Aroma Shot"] = function(game, it) game:remove_conditions(it.attacker) end
