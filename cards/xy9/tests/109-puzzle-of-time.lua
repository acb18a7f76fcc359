local puzzle = "xy9-109"

local function puzzled(side)
  side.active = "dp3-55"
  side.deck = side.deck or { "dp1-123", "dp1-124", "dp1-125", "dp1-126" }
  return { ruleset = "xy", me = side, opponent = { active = "dp3-55" } }
end

test("Puzzle of Time: 1, the top 3 cards in any order", function(t)
  t:position(puzzled { hand = { puzzle } })
  t:answer("dp1-125", "dp1-123", "dp1-124")
  t:play(puzzle)
  t:equal(t.me.deck, { "dp1-125", "dp1-123", "dp1-124", "dp1-126" })
  t:equal(t.me.discard, { puzzle })
end)

test("Puzzle of Time: 2 at once, 2 cards of the discard pile", function(t)
  t:position(puzzled { hand = { puzzle, puzzle }, discard = { "dp1-123", "dp3-98", "dp3-55" } })
  t:play(puzzle)
  t:answer(true)
  t:answer("dp3-98", "dp3-55")
  t:equal(t.me.hand, { "dp3-98", "dp3-55" })
  t:changed {
    ["me hand"] = { "- 2 Puzzle of Time", "+ Phanpy", "+ Miltank" },
    ["me discard"] = { "+ 2 Puzzle of Time", "- Phanpy", "- Miltank" },
  }
  t:events { { "played", card = puzzle }, { "played", card = puzzle } }
end)

test("Puzzle of Time: the second one may be kept", function(t)
  t:position(puzzled { hand = { puzzle, puzzle } })
  t:play(puzzle)
  t:answer(false)
  t:answer("dp1-125", "dp1-123", "dp1-124")
  t:equal(t.me.hand, { puzzle })
end)
