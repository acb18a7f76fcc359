-- Keeps more and more nested tables.
-- run: a call can use at most 1024 KiB

card.play = function(game, it)
  game:draw(2)
  local list = {}
  while true do list = { list } end
end
