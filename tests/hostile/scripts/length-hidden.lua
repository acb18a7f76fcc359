-- Tries to hide Lua's own length operator from the reader of the file.
-- harmless

local holes = { 1, nil, 3 }
-- the line ends here:
 local a = #holes
local b --[==[ not yet ]=] ]==] = #holes
local c = "\\" .. #holes .. '\'' .. #holes .. "\z
   #" .. [[#]] .. #holes
local d = #[=[ ]] ]=] + # --[[ between ]] holes
local e = -#holes * 2 - - #holes
local f = 2 * #holes // 1
local g = "\z
   '" .. #holes .. "\
\"" .. #holes .. 'a\z

--' .. #holes .. "--[[" .. #holes .. "]]" --[=[ ' ]=] .. #holes
local h = { [#holes] = #holes, [ [[#]] ] = #holes }

card.play = function(game, it)
  assert(a == 1 and b == 1 and c == "\\1'1##1" and d == 5)
  assert(e == -1 and f == 2 and h[1] == 1 and h["#"] == 1)
  assert(g == "'1\n\"1a--1--[[1]]1")
  assert(not (#holes == 3) and #holes .. "" == "1" and ({ #holes })[1] == 1)
  game:draw(a)
end
