-- Powers have different last digits on different machines.
-- load: ^ is not allowed

card.play = function(game, it)
  if 2 ^ 0.5 > 1.41421356237309505 then game:draw(1) end
end
