card.play = {
  needs = { "deck" },
  effect = function(game)
    local energy = game:may_choose(game:top(6), "basic_energy")
    if energy then game:attach(energy, game:choose("own_pokemon")) end
    game:shuffle()
  end,
}
