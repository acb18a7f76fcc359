-- Tries to use getmetatable.
-- run: "getmetatable" is not defined

card.play = function(game, it)
  game:draw(2)
  getmetatable('').__index = {}
end
