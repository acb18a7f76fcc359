-- Asks the player again and again.
-- run: one effect asked more questions than can be recorded
-- place: none

card.play = function(game, it)
  game:draw(2)
  while true do game:ask {} end
end
