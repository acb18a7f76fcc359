-- Makes Lua compare strings of zero bytes, piece by piece.
-- load: a string must not contain a zero byte

card.play = function(game, it)
  local text = "\0\0\0\0"
  for _ = 1, 8 do text = text .. text end
  local less = text < text .. "a"
end
