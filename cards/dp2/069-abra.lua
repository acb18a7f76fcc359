card.attack["Play Search"] = function(game, it) game:search { top = 5, min = 1, to = "hand" } end

card.attack["Ultra Evolution"] = function(game, it)
  local found = game:search { name = "Alakazam", shuffle = false }
  if found[1] then game:evolve(it.attacker, found[1]) end
  game:shuffle()
end
