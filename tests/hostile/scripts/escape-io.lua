-- Reaches for io.
-- run: "io" is not defined
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  io.open('/etc/passwd')
end
