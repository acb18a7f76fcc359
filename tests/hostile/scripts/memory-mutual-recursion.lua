-- Two functions call each other endlessly.
-- run: more than 200 nested calls

card.play = function(game, it)
  game:draw(2)
  local down
  local function up() return down() + 1 end
  down = function() return up() + 1 end
  up()
end
