local card = ...

local pokemon = ptcg.filter { kind = "pokemon" }

card.play = {
  needs = { "deck" },
  effect = function(game)
    if game:flip() then game:search { filter = pokemon, to = "hand", show = true } end
  end,
}
