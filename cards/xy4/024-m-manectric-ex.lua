card.attack["Turbo Bolt"] = function(game)
  local to = game:choose("own_bench")
  if not to then return end
  local energy = game:choose_exactly(2, "discard", "basic_energy")
  game:attach(energy, to)
end
