-- Adds a method to strings.
-- run: attempt to index a string value

card.play = function(game, it)
  game:draw(2)
  local text = ''
  text.evil = 1
end
