local card = ...

local basic = ptcg.filter { kind = "pokemon", stage = "basic" }

card.play = {
  needs = { "deck" },
  effect = function(game) game:search { filter = basic, to = "hand" } end,
}
