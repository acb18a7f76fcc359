-- Joins a list of long strings again and again.
-- run: a call can use at most 1024 KiB

card.play = function(game, it)
  game:draw(2)
  local text = '0123456789'
  while true do
    local list = {}
    for i = 1, 100 do list[i] = text end
    text = table.concat(list)
  end
end
