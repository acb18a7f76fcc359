card.attack["Dangle Tail"] = function(game) game:move(game:choose("discard", "pokemon"), "hand") end
