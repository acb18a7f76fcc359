local card = ...

card.ability["Rich Soil"] = {
  energy_units = {
    subject = "own",
    filter = { kind = "basic_energy", type = "grass" },
    stacks = false,
    effect = function() return 2 end,
  },
}

card.attack["Big Bloom"] = {
  after = function(game, it) game:discard_energy { from = it.attacker, units = 3 } end,
}
