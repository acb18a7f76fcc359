local pick_energy = ptcg.require "energy_of_different_types"

card.attack["Colorful Catch"] = function(game)
  game:move(pick_energy(game, 3), "hand")
  game:shuffle()
end
