card.attack["Pep Up"] = function(game, it)
  game:move(it.owner.hand, "deck")
  game:draw(it.owner.bench_count + it.opponent.bench_count)
end

card.attack["Volt Wave"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "paralyzed") end
end
