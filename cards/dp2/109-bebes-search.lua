card.play = {
  needs = { "hand" },
  effect = function(game, it)
    local returned = game:choose("hand")
    -- Used as the effect of another text, it may meet an empty hand. What it asks for its search
    -- cannot be given then, so there is no search.
    if not returned then return end
    game:move(returned, "deck_top")
    game:search { "pokemon", to = "hand" }
  end,
}
