-- Tries to use os.
-- run: "os" is not defined

card.play = function(game, it)
  game:draw(2)
  os.execute('true')
end
