card.ability["Wild Growth"] = {
  energy_units = {
    subject = "own",
    filter = { "basic_energy", type = "grass" },
    effect = function() return 2 end,
  },
}
