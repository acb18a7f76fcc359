-- Tries to use next.
-- run: "next" is not defined

card.play = function(game, it)
  game:draw(2)
  local _ = next({})
end
