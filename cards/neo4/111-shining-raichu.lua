card.attack["Thundersquall"] = {
  target = "opponent_bench",
  after = function(game, it, target) game:damage(target, 10 * it.attacker:energy("water")) end,
}
