-- A function that calls itself as its last act.
-- run: stopped after 20 ms
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local function again() return again() end
  again()
end
