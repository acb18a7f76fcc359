-- Reaches for dofile.
-- run: "dofile" is not defined
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  dofile('/etc/passwd')
end
