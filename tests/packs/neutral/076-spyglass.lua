local card = ...

card.play = function(game)
  local chosen = game:choose_card { from = game:top { count = 5 } }
  if chosen then game:move { card = chosen, to = "hand" } end
end
