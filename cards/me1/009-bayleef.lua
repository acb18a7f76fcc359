card.attack["Push Down"] = function(game, it) game:switch { player = it.opponent } end
