-- An endless comparison inside table.sort.
-- run: more than 300000 instructions

card.play = function(game, it)
  game:draw(2)
  table.sort({ 2, 1 }, function() while true do end end)
end
