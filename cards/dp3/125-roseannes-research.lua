local wanted = ptcg.filter { kind = { "pokemon", "basic_energy" }, stage = "basic" }

card.play = {
  needs = { "deck" },
  effect = function(game, it) game:search { wanted, max = 2, to = "hand" } end,
}
