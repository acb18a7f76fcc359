-- Counts its uses in the same way from a function inside a function.
-- load: assignment to "uses", a local from outside the function

local uses = 0
card.play = function(game, it)
  local function deep() return function() uses = game.turn end end
  deep()()
end
