local card = ...

local wanted = ptcg.filter { kind = "pokemon", class = "future" }

card.play = {
  needs = { "hand", "deck" },
  effect = function(game)
    game:discard { card = game:choose_card { zone = "hand", purpose = "discard" } }
    game:search { filter = wanted, max = 2, to = "hand", show = true }
  end,
}
