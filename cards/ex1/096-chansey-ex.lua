local card = ...

card.attack["Healing Egg"] = {
  after = function(game, it)
    for _, pokemon in ipairs(it.owner.pokemon) do
      if pokemon ~= it.attacker then game:heal { on = pokemon, counters = 2 } end
    end
  end,
}

card.attack["Double-edge"] = {
  after = function(game, it) game:damage { to = it.attacker, amount = 60 } end,
}
