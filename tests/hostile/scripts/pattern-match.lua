-- Reaches for string.match.
-- run: attempt to call a nil value
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local _ = ('aaaaaaaaaaaaaaaaaaaaaaaa'):match('.-.-.-.-.-.-.-.-b')
end
