-- A function that calls itself in a tail call.
-- run: more than 300000 instructions

card.play = function(game, it)
  game:draw(2)
  local function again() return again() end
  again()
end
