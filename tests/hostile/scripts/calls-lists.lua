-- Makes a list of all its cards, over and over.
-- run: more than 500 calls into the engine
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  local all = {}
  while true do all[#all + 1] = #it.owner.hand end
end
