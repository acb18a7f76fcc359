-- Tries to use xpcall.
-- run: "xpcall" is not defined

card.play = function(game, it)
  game:draw(2)
  xpcall(function() game:draw(99) end, function() while true do end end)
end
