local card = ...

local pokemon = ptcg.filter { kind = "pokemon" }

card.play = {
  needs = { "hand" },
  effect = function(game, it)
    local returned = game:choose_card { zone = "hand", purpose = "to_deck" }
    -- Used as the effect of another text, it may meet an empty hand. What it asks for its search
    -- cannot be given then, so there is no search.
    if not returned then return end
    game:move { card = returned, to = "deck_top" }
    game:search { filter = pokemon, to = "hand", show = true }
  end,
}
