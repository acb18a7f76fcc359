-- Tries to use pcall.
-- run: "pcall" is not defined

card.play = function(game, it)
  game:draw(2)
  while true do pcall(function() while true do end end) end
end
