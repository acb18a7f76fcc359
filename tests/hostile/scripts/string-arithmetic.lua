-- Calculates with strings that look like numbers.
-- run: attempt to perform arithmetic on a string value

card.play = function(game, it)
  game:draw(2)
  local _ = '0x10' + 1
end
