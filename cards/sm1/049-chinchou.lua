card.attack["Searching Light"] = function(game, it)
  local prize = game:choose_prize(it.owner)
  if prize then game:look { cards = { prize } } end
end
