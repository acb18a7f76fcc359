local card = ...

local pick_energy = ptcg.require "energy_of_different_types"

card.attack["Colorful Catch"] = {
  after = function(game)
    local found = pick_energy(game, 3)
    if #found > 0 then game:move { cards = found, to = "hand" } end
    game:shuffle()
  end,
}
