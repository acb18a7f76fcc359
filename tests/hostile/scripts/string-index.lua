-- Replaces the table where strings look up their methods.
-- run: attempt to index

card.play = function(game, it)
  game:draw(2)
  local text = ''
  text.__index.sub = 1
end
