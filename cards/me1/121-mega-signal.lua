local card = ...

local mega = ptcg.filter { kind = "pokemon", class = "mega-evolution-ex" }

card.play = {
  needs = { "deck" },
  effect = function(game) game:search { filter = mega, to = "hand", show = true } end,
}
