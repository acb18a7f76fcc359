-- Registers tables that contain each other, with a billion leaves in all.
-- load: a card can register at most

local t = {}
for _ = 1, 11 do
  local u = {}
  for k = 1, 8 do u["k" .. k] = t end
  t = u
end
card.lasting["all"] = t

card.play = function(game, it) end
