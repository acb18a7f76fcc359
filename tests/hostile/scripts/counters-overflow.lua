-- Puts more damage counters than an integer can represent.
-- run: put_counters: 

card.play = function(game, it)
  game:put_counters(it.opponent.active, math.mininteger)
end
