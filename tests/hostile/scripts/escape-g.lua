-- Tries to use _G.
-- run: "_G" is not defined

card.play = function(game, it)
  game:draw(2)
  _G.card = 1
end
