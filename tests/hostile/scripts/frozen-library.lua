-- Replaces a function all scripts use.
-- run: cannot set "sub"
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  string.sub = function() return 'mine' end
end
