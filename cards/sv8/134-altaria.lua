card.attack["Humming Charge"] = function(game)
  for _, energy in ipairs(game:search { "basic_energy", max = 2, shuffle = false }) do
    game:attach(energy, game:choose("own_pokemon"))
  end
  game:shuffle()
end

card.attack["Cotton Wings"] = function(game, it)
  if game:flip() then game:lasting(it.attacker, "no_damage", "opponents_next_turn") end
end
