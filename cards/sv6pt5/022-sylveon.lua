card.attack["Mystical Return"] = function(game)
  if game:flip() then game:return_to(game:choose("opponent_bench"), "deck") end
end

card.attack["Disarming Voice"] = function(game, it) game:set_condition(it.defender, "confused") end
