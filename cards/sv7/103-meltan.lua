card.attack["Knickknack Carrying"] = function(game) game:search { "tool", to = "hand" } end
