-- Replaces what texts look their methods up in.
-- run: attempt to index

card.play = function(game, it)
  game:draw(2)
  local text = ''
  text.__index.sub = 1
end
