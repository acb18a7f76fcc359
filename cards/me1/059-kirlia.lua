card.attack["Call Sign"] = function(game) game:search { "pokemon", max = 3, to = "hand" } end
