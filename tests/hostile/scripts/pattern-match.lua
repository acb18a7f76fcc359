-- Tries to use string.match.
-- run: attempt to call a nil value

card.play = function(game, it)
  game:draw(2)
  local _ = ('aaaaaaaaaaaaaaaaaaaaaaaa'):match('.-.-.-.-.-.-.-.-b')
end
