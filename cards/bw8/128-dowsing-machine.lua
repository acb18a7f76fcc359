local card = ...

local trainer = ptcg.filter { kind = "trainer" }

card.play = {
  needs = { { "hand", count = 2 } },
  effect = function(game, it)
    -- A Trainer card discarded for this may be the one that comes back.
    game:discard {
      cards = game:choose_card { zone = "hand", min = 2, max = 2, purpose = "discard" },
    }
    local found = game:choose_card { zone = "discard", filter = trainer }
    if found then game:move { card = found, to = "hand" } end
  end,
}
