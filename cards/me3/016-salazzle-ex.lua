card.attack["Nasty Plot"] = function(game) game:search { min = 1, max = 2, to = "hand" } end

card.attack["Dire Nails"] = function(game, it)
  game:set_condition(it.defender, "burned")
  game:set_condition(it.defender, "poisoned")
  game:switch()
end
