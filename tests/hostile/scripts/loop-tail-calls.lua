-- Two functions that call each other in tail calls.
-- run: more than 300000 instructions

card.play = function(game, it)
  game:draw(2)
  local down
  local function up() return down() end
  down = function() return up() end
  up()
end
