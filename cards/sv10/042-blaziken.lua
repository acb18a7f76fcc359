card.attack["Inferno Kick Flurry"] = {
  target = "opponent_bench",
  after = function(game, it, target)
    game:discard_energy(it.attacker, 2)
    game:damage(target, 120)
  end,
}
