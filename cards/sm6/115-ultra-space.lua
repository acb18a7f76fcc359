local ultra_beast = ptcg.filter { class = "ultra-beast" }

card.in_play = {
  once_per_turn = {
    needs = { "deck" },
    effect = function(game) game:search { ultra_beast, to = "hand" } end,
  },
}
