local basic = ptcg.filter { "pokemon", stage = "basic" }

card.play = {
  needs = { "deck" },
  effect = function(game) game:search { basic, to = "hand", show = false } end,
}
