local card = ...

local wanted = ptcg.filter { kind = "pokemon", type = { "psychic", "dragon" } }

card.play = {
  needs = { "deck", { "hand", count = 1 } },
  effect = function(game)
    game:discard { card = game:choose_card { zone = "hand", purpose = "discard" } }
    game:search { filter = wanted, to = "hand", show = true }
  end,
}
