-- Reaches for utf8.
-- run: "utf8" is not defined
local card, ptcg = ...

card.play = function(game, it)
  game:draw { count = 2 }
  utf8.char(0x10ffff)
end
