card.attack["Power Whip"] = {
  target = "opponent_pokemon",
  after = function(game, it, target)
    if target then game:damage(target, 20 * it.attacker.energy_total) end
  end,
}
