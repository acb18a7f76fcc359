local stage_1_pokemon = ptcg.filter { "pokemon", stage = "stage-1" }

card.play = {
  needs = { "deck" },
  effect = function(game) game:search { stage_1_pokemon, max = 3, to = "hand" } end,
}
