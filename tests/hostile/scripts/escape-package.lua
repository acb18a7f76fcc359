-- Reaches for package.
-- run: "package" is not defined
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  package.loadlib('x', '*')
end
