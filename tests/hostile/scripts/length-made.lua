-- Makes lists with holes that also have strings, tables and functions as keys. Where Lua puts those
-- depends on addresses and on its hash seed.
-- harmless

card.play = function(game, it)
  local drawn = 0
  for round = 1, 12 do
    local t = { [1] = 1, [2] = 2 }
    for i = 1, round * 3 do
      t["name" .. i] = i
      if i > 2 then t["name" .. (i - 2)] = nil end
      t[{}] = i
      t[function() return i end] = i
      t[i * 2 + 4] = i
    end
    assert(#t == 2)
    t[#t + 1] = 3
    t[4] = 4
    t[1] = nil
    assert(#t == 0)
    drawn = drawn + #{ 1, nil, 3 } + #{ nil, 2 }
  end
  game:draw(drawn // 12)
end
