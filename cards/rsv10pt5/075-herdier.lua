card.attack["Roar"] = function(game, it) game:switch { player = it.opponent } end
