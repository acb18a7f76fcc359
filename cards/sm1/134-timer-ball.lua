local card = ...

local evolution_pokemon = ptcg.filter { kind = "pokemon", stage = "evolution" }

card.play = {
  needs = { "deck" },
  effect = function(game)
    local heads = game:flips { count = 2 }
    if heads == 0 then return end
    game:search { filter = evolution_pokemon, max = heads, to = "hand", show = true }
  end,
}
