-- Makes garbage endlessly and keeps none of it.
-- run: more than 300000 instructions

card.play = function(game, it)
  game:draw(2)
  while true do local _ = { {}, {}, {} } end
end
