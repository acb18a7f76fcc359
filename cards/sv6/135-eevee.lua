card.attack["Ascension"] = function(game, it)
  local found = game:search { evolves_from = it.attacker.name, shuffle = false }
  game:evolve(it.attacker, found[1])
  game:shuffle()
end

card.attack["Quick Attack"] = { more = function(game) return game:flip() and 20 end }
