-- Without heads the deck is shuffled, too, although nobody has searched it.
card.attack["Kaleidowaltz"] = function(game)
  local heads = game:flips(3)
  if heads > 0 then
    for _, energy in ipairs(game:search { "basic_energy", max = 2 * heads, shuffle = false }) do
      game:attach(energy, game:choose("own_pokemon"))
    end
  end
  game:shuffle()
end

card.attack["Ear Force"] = { more = function(_, it) return 80 * it.defender.energy_total end }
