local lightning = ptcg.filter { "energy", type = "lightning" }

card.attack["Attract Current"] = function(game)
  for _, energy in ipairs(game:search { lightning, shuffle = false }) do
    local pokemon = game:choose("own_pokemon")
    game:attach(energy, pokemon, { as = "energy" })
  end
  game:shuffle()
end

card.attack["Electromagnetic Kick"] = function(game, it)
  if not game:flip() then game:damage(it.attacker, 10) end
end
