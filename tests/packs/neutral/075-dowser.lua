local card = ...

local pokemon = ptcg.filter { kind = "pokemon" }

card.play = {
  needs = { "deck" },
  effect = function(game)
    game:search { filter = pokemon, min = 0, max = 2, to = "hand", show = true }
  end,
}
