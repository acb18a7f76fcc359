card.attack["Junk Hunt"] = function(game)
  game:search { "item", zone = "discard", min = 1, to = "hand" }
end

card.attack["Thunder Shock"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "paralyzed") end
end
