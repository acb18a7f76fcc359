card.attack["Jetting Blow"] = {
  target = "opponent_bench",
  after = function(game, _, target) game:damage(target, 50) end,
}

card.attack["Nebula Beam"] = { ignores = { "weakness", "resistance", "effects" } }
