local benched_passimian = ptcg.filter { "benched", name = "Passimian" }

card.attack["Fling"] = {
  target = "opponent_bench",
  after = function(game, it, target) game:damage(target, 30) end,
}

card.attack["Team Play"] = {
  more = function(_, it) return 30 * it.owner:count("pokemon", benched_passimian) end,
}
