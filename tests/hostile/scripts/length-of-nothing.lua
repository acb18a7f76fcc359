-- Measures a value that has no length.
-- run: # is for lists and texts, got nil

card.play = function(game, it)
  local list
  game:draw(#list)
end
