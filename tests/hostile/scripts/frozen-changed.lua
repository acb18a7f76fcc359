-- Changes a table made when the file was loaded, so that the next match would see the change.
-- run: cannot set "turn"

local memory = { turn = 0 }
card.play = function(game, it)
  game:draw(2)
  memory.turn = game.turn
end
