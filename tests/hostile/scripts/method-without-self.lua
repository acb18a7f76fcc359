-- Calls a verb with a table for the match.
-- run: call it with a colon
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local draw = game.draw
  draw({}, { count = 60 })
end
