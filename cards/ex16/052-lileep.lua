card.attack["Surprise"] = function(game, it)
  local picked = game:random_cards(it.opponent)
  game:show(picked, { to = it.owner })
  game:move(picked, "deck")
end

card.attack["Acid"] = function(game, it)
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end
