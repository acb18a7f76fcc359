local card = ...

local pokemon = ptcg.filter { kind = "pokemon" }
local basic_pokemon = ptcg.filter { kind = "pokemon", stage = "basic" }

card.play = {
  needs = { "deck" },
  effect = function(game)
    if game:flip() then
      game:search { filter = pokemon, max = 2, to = "hand", show = true }
    else
      game:search { filter = basic_pokemon, to = "hand", show = true }
    end
  end,
}
