-- Divides by zero.
-- run: attempt to perform 'n%0'

card.play = function(game, it)
  game:draw(2)
  local _ = 1 % 0
end
