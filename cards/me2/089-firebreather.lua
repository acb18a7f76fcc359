local fire_basic_energy = ptcg.filter { "basic_energy", type = "fire" }

card.play = {
  needs = { "deck" },
  effect = function(game) game:search { fire_basic_energy, max = 7, to = "hand" } end,
}
