card.attack["Gaia Wave"] = function(game, it)
  game:lasting(it.attacker, { damage_taken = -30 }, "opponents_next_turn")
end

card.attack["Nullifying Zero"] = function(game, it)
  for _, pokemon in ipairs(it.opponent.pokemon) do
    if game:flip() then game:damage(pokemon, 150) end
  end
end
