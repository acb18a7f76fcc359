local card = ...

card.attack["Energy Crush"] = {
  damage = function(_, it)
    local units = 0
    for _, pokemon in ipairs(it.opponent.pokemon) do units = units + pokemon.energy_total end
    return it.attack.damage * units
  end,
}

card.attack["Pulse Launcher"] = {
  after = function(game, it) game:damage { to = it.attacker, amount = 30 } end,
}
