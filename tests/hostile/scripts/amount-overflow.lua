-- Does damage beyond all numbers.
-- run: damage: 
local card, ptcg = ...

card.play = function(game, it)
  game:damage { to = it.opponent.active, amount = math.maxinteger }
end
