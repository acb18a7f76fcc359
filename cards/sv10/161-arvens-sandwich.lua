local arvens = ptcg.filter { name_includes = "Arven's" }

card.play = {
  needs = { { "own_pokemon", "active", "damaged" } },
  effect = function(game, it)
    game:heal(it.owner.active, it.owner.active:matches(arvens) and 100 or 30)
  end,
}
