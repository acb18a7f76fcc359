local function golduck(hand)
  return {
    ruleset = "sm",
    me = { active = { "sm1-29", energy = "W" }, hand = hand },
    opponent = { active = "sm1-99" },
  }
end

test("Double Jet: two Water Energy cards discarded, 120 damage", function(t)
  t:position(golduck { "dp1-125", "dp1-123", "dp1-125", "sm1-28", "dp1-125" })
  t:attack "Double Jet"
  t:options { "dp1-125" }
  t:fails(function() t:answer("dp1-125", "dp1-125", "dp1-125") end, "takes 1 to 2 picks")
  t:answer("dp1-125", "dp1-125")
  t:changed {
    ["opponent active damage"] = 120,
    ["me hand"] = { "- 2 Water Energy" },
    ["me discard"] = { "+ 2 Water Energy" },
  }
end)

test("Double Jet: one of two, 60 damage", function(t)
  t:position(golduck { "dp1-125", "dp1-125" })
  t:attack "Double Jet"
  t:answer "dp1-125"
  t:changed {
    ["opponent active damage"] = 60,
    ["me hand"] = { "- Water Energy" },
    ["me discard"] = { "+ Water Energy" },
  }
end)

test("Double Jet: one at least", function(t)
  t:position(golduck { "dp1-125", "dp1-125" })
  t:attack "Double Jet"
  t:fails(function() t:answer "stop" end, "takes 1 to 2 picks")
  t:answer "dp1-125"
end)

test("Double Jet: without a Water Energy card no damage", function(t)
  t:position(golduck { "dp1-123", "sm1-28" })
  t:attack "Double Jet"
  t:changed {}
end)
