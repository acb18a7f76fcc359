card.attack["Lava Burn"] = {
  target = "opponent_bench",
  after = function(game, it, target) game:damage(target, 10) end,
}
