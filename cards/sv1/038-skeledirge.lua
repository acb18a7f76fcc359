card.attack["Passionate Singing"] = function(game)
  local cards = game:choose_up_to(2, "discard", "basic_energy")
  for _, energy in ipairs(cards) do game:attach(energy, game:choose("own_pokemon")) end
end

card.attack["Blazing Shout"] = function(game, it) game:damage(it.attacker, 30) end
