card.attack["Targeted Dive"] = {
  target = "opponent_bench",
  after = function(game, _, target) game:damage(target, 70) end,
}
