card.attack["Recycle"] = function(game) game:move(game:choose("discard"), "deck_top") end
