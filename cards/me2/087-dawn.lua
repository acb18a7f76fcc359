local basic_pokemon = ptcg.filter { "pokemon", stage = "basic" }
local stage_1_pokemon = ptcg.filter { "pokemon", stage = "stage-1" }
local stage_2_pokemon = ptcg.filter { "pokemon", stage = "stage-2" }

card.play = {
  needs = { "deck" },
  effect = function(game)
    game:search { basic_pokemon, to = "hand", shuffle = false }
    game:search { stage_1_pokemon, to = "hand", shuffle = false }
    game:search { stage_2_pokemon, to = "hand" }
  end,
}
