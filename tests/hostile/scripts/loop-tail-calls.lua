-- Two functions that call each other as their last act.
-- run: stopped after 20 ms
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local down
  local function up() return down() end
  down = function() return up() end
  up()
end
