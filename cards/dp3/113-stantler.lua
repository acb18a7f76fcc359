card.attack["Lead"] = function(game, it) game:search { "supporter", to = "hand" } end

card.attack["Frighten Horn"] = function(game, it)
  if not it.defender.is_evolved then game:set_condition(it.defender, "confused") end
end
