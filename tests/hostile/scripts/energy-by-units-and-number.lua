-- Asks for Energy by units and by number of cards at the same time.
-- run: choose_energy: takes 3 values, got 4

card.play = function(game, it)
  game:choose_energy(it.owner, 2, 2, {})
end
