local card = ...

local pokemon = ptcg.filter { kind = "pokemon" }

card.play = {
  needs = { "deck" },
  effect = function(game) game:search { filter = pokemon, to = "hand", show = true } end,
}
