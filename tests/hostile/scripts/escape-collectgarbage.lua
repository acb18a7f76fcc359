-- Tries to use collectgarbage.
-- run: "collectgarbage" is not defined

card.play = function(game, it)
  game:draw(2)
  collectgarbage('stop')
end
