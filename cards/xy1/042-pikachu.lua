card.attack["Nuzzle"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "paralyzed") end
end

card.attack["Quick Attack"] = { more = function(game) return game:flip() and 10 end }
