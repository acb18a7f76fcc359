card.attack["Happy Return"] = function(game) game:return_to(game:choose("own_bench"), "hand") end
