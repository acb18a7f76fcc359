card.attack["Kaleidowaltz"] = function(game)
  for _ = 1, game:flips(3) do
    for _, energy in ipairs(game:search { "basic_energy", max = 2, shuffle = false }) do
      game:attach(energy, game:choose("own_pokemon"))
    end
    game:shuffle()
  end
end

card.attack["Ear Force"] = { more = function(_, it) return 80 * it.defender.energy_total end }
