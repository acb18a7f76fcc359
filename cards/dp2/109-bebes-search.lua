card.play = {
  needs = { "hand" },
  effect = function(game, it)
    local returned = game:choose("hand")
    -- Used as the effect of another text, it may find an empty hand. The card that the search
    -- requires cannot be returned then, so there is no search.
    if not returned then return end
    game:move(returned, "deck_top")
    game:search { "pokemon", to = "hand" }
  end,
}
