card.attack["Singe"] = function(game, it) game:set_condition(it.defender, "burned") end

card.attack["Body Slam"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "paralyzed") end
end
