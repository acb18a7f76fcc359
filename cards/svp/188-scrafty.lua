card.attack["Nab 'n' Dash"] = function(game, it)
  game:search { min = math.min(1, it.owner.bench_count), max = it.owner.bench_count, to = "hand" }
end
