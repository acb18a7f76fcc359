-- Asks for Energy by units and by a number of cards at once.
-- run: choose_energy: give either `units` or `min` and `max`
local card = ...

card.play = function(game, it)
  game:choose_energy { from = it.owner, units = 2, max = 2 }
end
