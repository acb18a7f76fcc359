local card = ...

local pokemon = ptcg.filter { kind = "pokemon" }

card.play = {
  needs = { { "hand", filter = pokemon } },
  effect = function(game)
    local returned = game:choose_card { zone = "hand", filter = pokemon, purpose = "to_deck" }
    game:show { card = returned }
    game:move { card = returned, to = "deck_top" }
    game:search { filter = pokemon, to = "hand", show = true }
  end,
}
