-- Calls itself with one argument more each time.
-- run: more than 250 values in `...`
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local function more(...) return more(1, ...) end
  more()
end
