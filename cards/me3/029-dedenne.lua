local lightning = ptcg.filter { type = "lightning" }
local lightning_basic_energy = ptcg.filter { "basic_energy", type = "lightning" }

card.attack["Tail Generator"] = function(game, it)
  local units = 0
  for _, pokemon in ipairs(it.opponent.pokemon) do units = units + pokemon.energy_total end
  if it.owner:count("pokemon", lightning) > 0 then
    for _, energy in ipairs(game:choose_up_to(units, "discard", lightning_basic_energy)) do
      game:attach(energy, game:choose("own_pokemon", lightning))
    end
  end
end

card.attack["Thunder Shock"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "paralyzed") end
end
