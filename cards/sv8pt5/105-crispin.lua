local pick_energy = ptcg.require "energy_of_different_types"

card.play = {
  needs = { "deck" },
  effect = function(game)
    local found = pick_energy(game, 2)
    local kept = found[1]
    if #found == 2 then kept = game:choose(found) end
    for _, energy in ipairs(found) do
      if energy ~= kept then game:attach(energy, game:choose("own_pokemon")) end
    end
    if kept then game:move(kept, "hand") end
    game:shuffle()
  end,
}
