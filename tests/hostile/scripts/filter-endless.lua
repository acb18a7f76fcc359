-- A filter that is a function and never decides.
-- run: more than 300000 instructions

card.play = function(game, it)
  game:search { function() while true do end end }
end
