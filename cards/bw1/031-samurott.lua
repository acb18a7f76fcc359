card.attack["Pike"] = {
  target = "opponent_bench",
  after = function(game, it, target) game:damage(target, 30) end,
}
