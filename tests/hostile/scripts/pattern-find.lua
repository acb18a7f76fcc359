-- Tries to use string.find.
-- run: attempt to call a nil value

card.play = function(game, it)
  game:draw(2)
  local _ = ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaab'):find('(a*)*(a*)*(a*)*(a*)*c')
end
