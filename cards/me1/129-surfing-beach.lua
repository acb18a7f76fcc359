local active_water = ptcg.filter { "active", type = "water" }
local benched_water = ptcg.filter { "benched", type = "water" }

card.in_play = {
  once_per_turn = {
    needs = { { "own_pokemon", active_water }, { "own_pokemon", benched_water } },
    effect = function(game) game:switch(game:choose("own_pokemon", benched_water)) end,
  },
}
