local basic_pokemon = ptcg.filter { "pokemon", stage = "basic" }

card.play = {
  needs = { "deck" },
  effect = function(game)
    if game:flip() then
      game:search { "pokemon", max = 2, to = "hand" }
    else
      game:search { basic_pokemon, to = "hand" }
    end
  end,
}
