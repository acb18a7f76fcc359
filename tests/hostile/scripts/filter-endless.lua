-- A filter function that never returns.
-- run: more than 300000 instructions

card.play = function(game, it)
  game:search { function() while true do end end }
end
