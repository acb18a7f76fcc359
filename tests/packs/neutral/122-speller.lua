local unown = ptcg.filter { name_includes = "Unown" }

card.play = {
  needs = { "deck" },
  effect = function(game) game:search { unown, min = 0, max = 60, to = "hand", show = false } end,
}
