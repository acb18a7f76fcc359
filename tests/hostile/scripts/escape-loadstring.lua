-- Reaches for loadstring.
-- run: "loadstring" is not defined
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  loadstring('x')()
end
