card.attack["Healing Milk"] = function(game)
  -- The second heads may go to another Pokémon than the first.
  for _ = 1, game:flips(2) do game:heal(game:choose("own_pokemon", "damaged"), 30) end
end

card.attack["Continuous Tumble"] = { times = function(game) return game:flips_until_tails() end }
