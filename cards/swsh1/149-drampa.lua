card.attack["Dragon Pulse"] = function(game) game:discard_top(2) end
