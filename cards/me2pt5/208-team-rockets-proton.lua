local wanted = ptcg.filter { "pokemon", stage = "basic", name_includes = "Team Rocket's" }

card.play = {
  first_turn = true,
  needs = { "deck" },
  effect = function(game) game:search { wanted, max = 3, to = "hand" } end,
}
