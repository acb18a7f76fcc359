-- Schedules an action for the end of a call, however it ends.
-- run: variable 'x' got a non-closable value

card.play = function(game, it)
  game:draw(2)
  local x <close> = { __close = function() while true do end end }
  assert(x)
end
