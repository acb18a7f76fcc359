card.attack["Cotton Ride"] = function(game, it)
  if game:flip() then game:return_to(it.defender, "deck") end
end
