card.attack["Ascension"] = function(game, it)
  local found = game:search { evolves_from = it.attacker.name, shuffle = false }
  game:evolve(it.attacker, found[1])
  game:shuffle()
end
