-- Reaches for coroutine.
-- run: "coroutine" is not defined
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  coroutine.wrap(function() end)()
end
