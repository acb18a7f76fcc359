-- Puts more counters than there are.
-- run: put_counters: 
local card, ptcg = ...

card.play = function(game, it)
  game:put_counters { on = it.opponent.active, count = math.mininteger }
end
