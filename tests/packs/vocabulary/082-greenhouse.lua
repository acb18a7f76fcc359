card.ability["Rich Soil"] = {
  energy_units = {
    subject = "own",
    filter = { "basic_energy", type = "grass" },
    stacks = false,
    effect = function() return 2 end,
  },
}

card.attack["Big Bloom"] = function(game, it) game:discard_energy(it.attacker, 3) end
