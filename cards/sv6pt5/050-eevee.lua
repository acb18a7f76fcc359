local pick_energy = ptcg.require "energy_of_different_types"

card.attack["Colorful Catch"] = function(game)
  local found = pick_energy(game, 3)
  if #found > 0 then game:move(found, "hand") end
  game:shuffle()
end
