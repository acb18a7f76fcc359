-- Does more damage than an integer can represent.
-- run: damage: 

card.play = function(game, it)
  game:damage(it.opponent.active, math.maxinteger)
end
