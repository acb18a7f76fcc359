card.attack["Psych Out"] = function(game, it) game:discard(game:random_cards(it.opponent)) end

card.attack["Amazez"] = function(game, it)
  for _, pokemon in ipairs(it.opponent:find("pokemon", "evolved")) do
    game:devolve(pokemon, "deck")
  end
end
