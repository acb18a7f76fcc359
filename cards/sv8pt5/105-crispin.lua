local pick_energy = ptcg.require "energy_of_different_types"

card.play = {
  needs = { "deck" },
  effect = function(game)
    local found = pick_energy(game, 2)
    local kept = game:choose(found)
    for _, energy in ipairs(found) do
      if energy ~= kept then game:attach(energy, game:choose("own_pokemon")) end
    end
    game:move(kept, "hand")
    game:shuffle()
  end,
}
