-- Calls itself recursively.
-- run: more than 200 calls inside each other

card.play = function(game, it)
  game:draw(2)
  local function deeper() return deeper() + 1 end
  deeper()
end
