card.attack["Back Draft"] = {
  times = function(_, it) return it.opponent:count("discard", "basic_energy") end,
}

card.attack["Flamebody Cannon"] = {
  target = "opponent_bench",
  after = function(game, it, target)
    game:discard_energy_cards(it.attacker, "all")
    game:damage(target, 90)
  end,
}
