local lunatone, solrock, fighting = "me1-74", "me1-75", "dp1-128"

local function position(bench, hand, deck)
  return {
    ruleset = "sv",
    me = { active = lunatone, bench = bench, hand = hand, deck = deck or { "8 dp1-123" } },
    opponent = { active = solrock },
  }
end

test("Lunar Cycle: discards a Basic Fighting Energy card and draws 3", function(t)
  t:position(position({ solrock }, { fighting, "dp1-124", fighting }))
  t:use "Lunar Cycle"
  t:changed {
    ["me hand"] = { "- Fighting Energy", "+ 3 Grass Energy" },
    ["me discard"] = { "+ Fighting Energy" },
    ["me deck"] = { "- 3 Grass Energy" },
  }
end)

test("Lunar Cycle: one a turn, even with another Lunatone", function(t)
  t:position(position({ solrock, lunatone }, { "3 dp1-128" }))
  t:use("Lunar Cycle", "active")
  t:illegal("use", "Lunar Cycle", "active")
  t:illegal("use", "Lunar Cycle", "bench 2")
  t:end_turn()
  t:end_turn()
  t:use("Lunar Cycle", "bench 2")
end)

test("Lunar Cycle: not with only the opponent's Solrock", function(t)
  t:position(position({}, { fighting }))
  t:illegal("use", "Lunar Cycle")
end)

test("Lunar Cycle: not without a Basic Fighting Energy card", function(t)
  t:position(position({ solrock }, { "dp1-124", "me3-87", solrock }))
  t:illegal("use", "Lunar Cycle")
end)

test("Lunar Cycle: from the Bench, with Solrock Active", function(t)
  t:position {
    ruleset = "sv",
    me = { active = solrock, bench = { lunatone }, hand = { fighting }, deck = { "4 dp1-123" } },
    opponent = { active = "sv1-13" },
  }
  t:use "Lunar Cycle"
  t:equal(#t.me.hand, 3)
end)
