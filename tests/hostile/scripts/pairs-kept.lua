-- Keeps what pairs returned while the file was loaded, and continues with it later.
-- harmless

local visit, state = pairs { a = 1, b = 2, 10, 20, nil, 40 }

card.play = function(game, it)
  assert(visit(state) == nil)
  assert(visit(state, "a") == nil)
  assert(#state == 5)
  local _, mine = pairs { a = 1 }
  mine[-1], mine[2], mine[5] = 100000, "b", "c"
  assert(visit(mine, "a") == nil and visit(mine, {}) == nil)
  mine[-1] = 1.5
  assert(visit(mine) == nil)
  game:draw(1)
end
