-- Adds to a list made when the file was loaded.
-- run: cannot change this table

local memory = {}
card.play = function(game, it)
  game:draw(2)
  table.insert(memory, game.turn)
end
