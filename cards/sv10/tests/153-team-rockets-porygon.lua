local function position(mine, theirs)
  return {
    ruleset = "sv",
    me = { active = { "sv10-153", energy = "G" }, hand = mine },
    opponent = { active = "sv1-13", hand = theirs, deck = { "3 dp1-127" } },
  }
end

test("Hacking: each player chooses a card to discard", function(t)
  t:position(position({ "dp1-123", "dp1-124" }, { "dp1-125", "dp1-126" }))
  t:attack "Hacking"
  t:equal(t:asked(), "me")
  t:answer "dp1-124"
  t:equal(t:asked(), "opponent")
  t:answer "dp1-125"
  t:equal(t.me.discard, { "dp1-124" })
  t:equal(t.opponent.discard, { "dp1-125" })
  t:equal(t.me.hand, { "dp1-123" })
  t:equal(t.opponent.hand, { "dp1-126", "dp1-127" })
end)

test("Hacking: nothing without a card in hand", function(t)
  t:position(position({}, { "dp1-125", "dp1-126" }))
  t:attack "Hacking"
  t:unchanged()
end)

test("Hacking: even if the opponent has no card in hand", function(t)
  t:position(position({ "dp1-123" }, {}))
  t:attack "Hacking"
  t:changed { ["me hand"] = { "- Grass Energy" }, ["me discard"] = { "+ Grass Energy" } }
end)
