card.attack["Push Down"] = function(game, it)
  if it.opponent.bench_count > 0 and game:ask() then game:switch { player = it.opponent } end
end
