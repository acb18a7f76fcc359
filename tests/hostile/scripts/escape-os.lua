-- Reaches for os.
-- run: "os" is not defined
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  os.execute('true')
end
