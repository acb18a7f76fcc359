local wanted = ptcg.filter { kind = { "pokemon", "basic_energy" } }

card.play = {
  needs = { { "discard", wanted } },
  effect = function(game)
    game:search { wanted, zone = "discard", min = 1, max = 3, to = "deck" }
  end,
}
