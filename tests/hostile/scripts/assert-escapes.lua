-- Fails with a text that would clear the terminal.
-- run: ?[2J?gone
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  assert(false, '\27[2J\7gone')
end
