-- A function that calls itself as its last act.
-- run: more than 300000 instructions
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local function again() return again() end
  again()
end
