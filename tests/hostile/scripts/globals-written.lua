-- Leaves a global behind.
-- run: "secret" is not declared
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  secret = game.turn
end
