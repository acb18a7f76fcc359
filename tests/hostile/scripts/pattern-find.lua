-- Reaches for string.find.
-- run: attempt to call a nil value
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local _ = ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaab'):find('(a*)*(a*)*(a*)*(a*)*c')
end
