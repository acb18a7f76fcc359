-- Makes a list of all its cards again and again.
-- run: more than 500 calls into the engine

card.play = function(game, it)
  game:draw(2)
  local all = {}
  while true do all[#all + 1] = #it.owner.hand end
end
