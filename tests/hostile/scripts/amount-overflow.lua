-- Does damage beyond all numbers.
-- run: damage: 

card.play = function(game, it)
  game:damage(it.opponent.active, math.maxinteger)
end
