card.attack["Reversing Gust"] = function(game)
  if game:flip() then game:return_to(game:choose("opponent_pokemon"), "deck") end
end

card.attack["Perplex"] = function(game, it) game:set_condition(it.defender, "confused") end
