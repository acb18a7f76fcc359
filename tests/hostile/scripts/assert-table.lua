-- Fails with a table that would turn itself to text.
-- run: assertion failed
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  assert(false, { __tostring = function() while true do end end })
end
