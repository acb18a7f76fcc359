-- Uses nil as a key.
-- run: index is nil

card.play = function(game, it)
  game:draw(2)
  local list = {}
  list[nil] = 1
end
