card.play = {
  needs = { { "hand", "basic_energy" }, "own_bench" },
  effect = function(game)
    local energy = game:choose("hand", "basic_energy")
    local target = game:choose("own_bench")
    game:attach(energy, target)
  end,
}
