card.attack["Water Arrow"] = {
  target = "opponent_pokemon",
  after = function(game, it, target) game:damage(target, 20) end,
}
