card.attack["Roof Fling"] = function(game, it)
  if game:flip() then game:return_to(it.defender, "hand") end
end
