local card = ...

local small = ptcg.filter { kind = "pokemon", hp_at_most = 90 }

card.play = {
  needs = { "deck" },
  effect = function(game) game:search { filter = small, to = "hand", show = true } end,
}
