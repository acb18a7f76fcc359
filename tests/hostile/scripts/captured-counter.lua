-- Counts its uses in a local outside the function.
-- load: assignment to "uses", a local from outside the function

local uses = 0
card.play = function(game, it)
  uses = uses + 1
end
