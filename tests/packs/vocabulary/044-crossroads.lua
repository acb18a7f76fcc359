local card = ...

card.play = function(game, it)
  if game:choose { options = { "Draw", "Heal" } } == "Draw" then
    game:draw { count = 2 }
  else
    game:heal { on = it.owner.active, counters = 3 }
  end
end
