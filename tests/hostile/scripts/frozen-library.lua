-- Replaces a function that all scripts use.
-- run: cannot set "sub"

card.play = function(game, it)
  game:draw(2)
  string.sub = function() return 'mine' end
end
