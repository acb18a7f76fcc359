card.play = { needs = { "own_bench" }, effect = function(game) game:switch() end }
