card.attack["Strike the Sleeper"] = {
  target = "opponent_bench",
  after = function(game, _, target)
    if target then game:damage(target, 20 * target.counters) end
  end,
}
