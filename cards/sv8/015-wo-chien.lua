card.attack["Hazardous Greed"] = function(game, it)
  if it.owner.deck_count <= 3 then game:damage(game:choose_exactly(2, "opponent_bench"), 120) end
end

card.attack["Entangling Whip"] = function(game) game:discard_top(3) end
