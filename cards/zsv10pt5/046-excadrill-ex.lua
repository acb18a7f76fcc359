card.attack["Piercing Drill"] = {
  target = { "opponent_bench", "damaged" },
  after = function(game, _, target) game:damage(target, 60) end,
}

card.attack["Rock Tumble"] = { ignores = "resistance" }
