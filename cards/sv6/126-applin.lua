card.attack["Find a Friend"] = function(game) game:search { "pokemon", to = "hand" } end
