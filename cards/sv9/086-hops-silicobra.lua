card.attack["Turf Maker"] = function(game) game:search { "stadium", to = "hand" } end
