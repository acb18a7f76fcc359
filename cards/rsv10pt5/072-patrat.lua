card.attack["Procurement"] = function(game) game:search { "item", to = "hand" } end
