-- Tries to use setmetatable.
-- run: "setmetatable" is not defined

card.play = function(game, it)
  game:draw(2)
  setmetatable({}, { __gc = function() while true do end end })
end
