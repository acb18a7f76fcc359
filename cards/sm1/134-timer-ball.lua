local evolution_pokemon = ptcg.filter { "pokemon", stage = "evolution" }

card.play = {
  needs = { "deck" },
  effect = function(game)
    local heads = game:flips(2)
    if heads == 0 then return end
    game:search { evolution_pokemon, max = heads, to = "hand" }
  end,
}
