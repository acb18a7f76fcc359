-- Puts more counters than there are.
-- run: put_counters: 

card.play = function(game, it)
  game:put_counters(it.opponent.active, math.mininteger)
end
