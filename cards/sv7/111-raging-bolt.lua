card.attack["Thunderburst Storm"] = {
  target = "opponent_pokemon",
  after = function(game, it, target)
    if target then game:damage(target, 30 * it.attacker.energy_total) end
  end,
}
