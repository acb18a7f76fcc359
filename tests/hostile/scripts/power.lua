-- Powers end in other digits on other machines.
-- load: ^ may not be used
local card, ptcg = ...

card.play = function(game, it)
  if 2 ^ 0.5 > 1.41421356237309505 then game:draw { count = 1 } end
end
