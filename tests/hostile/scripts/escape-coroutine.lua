-- Tries to use coroutine.
-- run: "coroutine" is not defined

card.play = function(game, it)
  game:draw(2)
  coroutine.wrap(function() end)()
end
