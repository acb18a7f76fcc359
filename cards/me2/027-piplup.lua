card.attack["Call for Support"] = function(game) game:search { "supporter", to = "hand" } end
