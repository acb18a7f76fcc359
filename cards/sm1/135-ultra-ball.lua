local card = ...

local pokemon = ptcg.filter { kind = "pokemon" }

card.play = {
  needs = { { "hand", count = 2 }, "deck" },
  effect = function(game)
    local paid = game:choose_card { zone = "hand", min = 2, max = 2, purpose = "discard" }
    game:discard { cards = paid }
    game:search { filter = pokemon, to = "hand", show = true }
  end,
}
