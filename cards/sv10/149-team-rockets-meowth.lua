card.attack["Paw-cket Pilfer"] = function(game, it)
  local picked = game:random_cards(it.opponent)
  game:show(picked)
  game:move(picked, "deck")
end

card.attack["Fury Swipes"] = { times = function(game) return game:flips(3) end }
