-- Fails with the two-byte control sequence introducer.
-- run: ??2Jgone
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  assert(false, '\194\1552Jgone')
end
