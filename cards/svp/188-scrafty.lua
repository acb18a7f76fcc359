card.attack["Nab 'n' Dash"] = function(game, it)
  game:search { max = it.owner.bench_count, to = "hand" }
end
