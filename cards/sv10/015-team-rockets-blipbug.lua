card.attack["Searching Eyes"] = function(game, it)
  local prize = game:choose_prize(it.opponent, { face_up = false })
  if prize then game:look { cards = { prize } } end
end
