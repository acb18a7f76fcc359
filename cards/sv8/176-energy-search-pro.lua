local pick_energy = ptcg.require "energy_of_different_types"

card.play = {
  needs = { "deck" },
  effect = function(game, it)
    game:move(pick_energy(game, it.owner.deck_count), "hand")
    game:shuffle()
  end,
}
