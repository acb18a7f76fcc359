-- Asks the player again and again.
-- run: one effect has asked more than can be remembered
-- place: none

card.play = function(game, it)
  game:draw(2)
  while true do game:ask {} end
end
