-- Tries to use error.
-- run: "error" is not defined

card.play = function(game, it)
  game:draw(2)
  error({})
end
