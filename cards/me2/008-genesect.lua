card.attack["Bug's Cannon"] = {
  target = "opponent_pokemon",
  after = function(game, it, target)
    if target then game:damage(target, 20 * it.attacker:energy("grass")) end
  end,
}
