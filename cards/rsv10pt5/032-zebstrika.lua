card.attack["Electrobullet"] = {
  target = "opponent_bench",
  after = function(game, _, target) game:damage(target, 30) end,
}
