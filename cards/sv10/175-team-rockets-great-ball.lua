local evolution = ptcg.filter { "pokemon", stage = "evolution", name_includes = "Team Rocket's" }
local basic = ptcg.filter { "pokemon", stage = "basic", name_includes = "Team Rocket's" }

card.play = {
  needs = { "deck" },
  effect = function(game) game:search { game:flip() and evolution or basic, to = "hand" } end,
}
