card.attack["Swift"] = { ignores = { "weakness", "resistance", "effects" } }

card.attack["Needle Ball"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "poisoned") end
end
