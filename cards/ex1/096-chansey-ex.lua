card.attack["Healing Egg"] = function(game, it)
  for _, pokemon in ipairs(it.owner.pokemon) do
    if pokemon ~= it.attacker then game:heal(pokemon, 20) end
  end
end

card.attack["Double-edge"] = function(game, it) game:damage(it.attacker, 60) end
