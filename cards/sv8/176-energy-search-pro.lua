local pick_energy = ptcg.require "energy_of_different_types"

card.play = {
  needs = { "deck" },
  effect = function(game, it)
    local found = pick_energy(game, it.owner.deck_count)
    if #found > 0 then game:move(found, "hand") end
    game:shuffle()
  end,
}
