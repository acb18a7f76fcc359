-- Leaves something to be done when a call ends, however it ends.
-- run: variable 'x' got a non-closable value

card.play = function(game, it)
  game:draw(2)
  local x <close> = { __close = function() while true do end end }
  assert(x)
end
