card.attack["Splashing Turn"] = function(game, it) game:switch() end

card.attack["Cross Wind"] = function(game, it)
  if it.owner.prizes_left >= it.opponent.prizes_left then return end
  for _, pokemon in ipairs(it.owner.pokemon) do game:discard_energy_cards(pokemon, "all") end
end
