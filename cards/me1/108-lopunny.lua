card.attack["Dashing Kick"] = {
  target = "opponent_bench",
  after = function(game, _, target) game:damage(target, 50) end,
}
