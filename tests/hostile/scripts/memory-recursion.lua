-- Calls itself recursively.
-- run: more than 200 nested calls

card.play = function(game, it)
  game:draw(2)
  local function deeper() return deeper() + 1 end
  deeper()
end
