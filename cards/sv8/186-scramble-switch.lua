card.play = {
  needs = { "own_bench" },
  effect = function(game, it)
    local leaving = it.owner.active
    local entering = game:switch()
    if entering then
      game:move_energy(
        game:choose_up_to("all", leaving.energy_cards, { purpose = "move_energy", may = true }),
        entering
      )
    end
  end,
}
