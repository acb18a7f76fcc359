local card = ...

local wanted = {
  ptcg.filter { kind = "item" },
  ptcg.filter { kind = "tool" },
  ptcg.filter { kind = "supporter" },
  ptcg.filter { kind = "stadium" },
}

card.play = {
  needs = { { "hand", count = 3 }, "deck" },
  effect = function(game)
    game:discard {
      cards = game:choose_card { zone = "hand", min = 3, max = 3, purpose = "discard" },
    }
    for _, kind in ipairs(wanted) do
      game:search { filter = kind, to = "hand", show = true, shuffle = false }
    end
    game:shuffle()
  end,
}
