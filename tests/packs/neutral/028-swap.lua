local card = ...

card.play = {
  needs = { "own_bench" },
  effect = function(game, it)
    game:switch { to = game:choose_pokemon { from = it.owner.bench, purpose = "switch_in" } }
  end,
}
