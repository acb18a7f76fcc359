-- Tries to use loadstring.
-- run: "loadstring" is not defined

card.play = function(game, it)
  game:draw(2)
  loadstring('x')()
end
