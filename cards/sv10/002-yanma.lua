card.attack["Whirlwind"] = function(game, it) game:switch { player = it.opponent } end
