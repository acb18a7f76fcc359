-- Orders players by their address in memory.
-- run: attempt to compare two userdata values

card.play = function(game, it)
  game:draw(2)
  local _ = it.owner < it.opponent
end
