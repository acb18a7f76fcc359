-- Tries to use utf8.
-- run: "utf8" is not defined

card.play = function(game, it)
  game:draw(2)
  utf8.char(0x10ffff)
end
