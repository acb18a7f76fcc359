local function position(theirs)
  return {
    ruleset = "sv",
    me = { active = { "me3-67", energy = "G" }, hand = { "7 dp1-123" } },
    opponent = { active = "sv1-13", hand = theirs, deck = { "3 dp1-125" } },
  }
end

test("Hand Trim: random cards until 5 are left", function(t)
  t:position(position { "dp1-123", "dp1-124", "5 dp1-126" })
  t:pick "dp1-124"
  t:pick "dp1-123"
  t:attack "Hand Trim"
  t:equal(t.opponent.discard, { "dp1-124", "dp1-123" })
  t:equal(t.opponent.hand, { "dp1-126", "dp1-126", "dp1-126", "dp1-126", "dp1-126", "dp1-125" })
  t:equal(#t.me.hand, 7)
end)

test("Hand Trim: one of 6", function(t)
  t:position(position { "dp1-123", "5 dp1-126" })
  t:pick "dp1-123"
  t:attack "Hand Trim"
  t:equal(t.opponent.discard, { "dp1-123" })
end)

test("Hand Trim: nothing with 5 or fewer", function(t)
  t:position(position { "5 dp1-126" })
  t:attack "Hand Trim"
  t:unchanged()
  t:position(position { "dp1-126" })
  t:attack "Hand Trim"
  t:unchanged()
end)
