card.ability["Wild Growth"] = {
  energy_units = {
    subject = "own",
    filter = { "basic_energy", type = "grass" },
    stacks = false,
    effect = function() return 2 end,
  },
}
