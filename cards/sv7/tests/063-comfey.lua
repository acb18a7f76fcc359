local function position()
  return {
    ruleset = "sv",
    me = { active = { "sv7-63", energy = "P" }, deck = { "5 dp1-123" } },
    opponent = { active = "sv5-123", deck = { "5 dp1-124" } },
  }
end

test("Flower Shower: each player draws 3 cards", function(t)
  t:position(position())
  t:attack "Flower Shower"
  t:equal(t.me.hand, { "dp1-123", "dp1-123", "dp1-123" })
  t:equal(t.opponent.hand, { "dp1-124", "dp1-124", "dp1-124", "dp1-124" })
end)

test("Play Rough: heads, 20 more damage", function(t)
  t:position(position())
  t:coins "H"
  t:attack "Play Rough"
  t:changed { ["opponent active damage"] = 40 }
end)

test("Play Rough: tails, 20 damage", function(t)
  t:position(position())
  t:coins "T"
  t:attack "Play Rough"
  t:changed { ["opponent active damage"] = 20 }
end)
