-- Shuffles endlessly.
-- run: more than 500 calls into the engine

card.play = function(game, it)
  game:draw(2)
  while true do game:shuffle() end
end
