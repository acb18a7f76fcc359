local card = ...

local wanted = ptcg.filter { kind = "pokemon", stage = "basic", name_includes = "Team Rocket's" }

card.play = {
  first_turn = true,
  needs = { "deck" },
  effect = function(game) game:search { filter = wanted, max = 3, to = "hand", show = true } end,
}
