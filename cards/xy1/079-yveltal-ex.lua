local card = ...

card.attack["Evil Ball"] = {
  damage = function(game, it)
    return it.attack.damage + 20 * (it.attacker.energy_total + it.defender.energy_total)
  end,
}

card.attack["Y Cyclone"] = {
  after = function(game, it)
    local to = game:choose_pokemon { from = it.owner.bench, purpose = "attach" }
    if not to then return end
    local energy = game:choose_energy { from = it.attacker, purpose = "move_energy" }
    if energy then game:move_energy { card = energy, to = to } end
  end,
}
