card.attack["Long Shot"] = function(game, it)
  game:damage(it.opponent.bench, 40, { on_bench = true })
end

card.attack["Short Shot"] = function(game, it) game:damage(it.opponent.bench, 40) end
