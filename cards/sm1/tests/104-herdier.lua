local function herdier(discard)
  return {
    ruleset = "sm",
    me = { active = "sm1-103", hand = { "sm1-104" }, discard = discard },
    opponent = { active = "sm1-99" },
  }
end

test("Treasure Hunt: an Item card from the discard pile", function(t)
  t:position(herdier { "sv1-181", "sm1-120", "sv1-196", "dp1-123" })
  t:evolve("sm1-104", "active")
  t:answer(true)
  t:options { "sv1-181", "sv1-196" }
  t:answer "sv1-196"
  t:equal(t.me.hand, { "sv1-196" })
  t:equal(t.me.discard, { "sv1-181", "sm1-120", "dp1-123" })
end)

test("Treasure Hunt: it need not be used", function(t)
  t:position(herdier { "sv1-181" })
  t:evolve("sm1-104", "active")
  t:answer(false)
  t:equal(t.me.hand, {})
end)

test("Treasure Hunt: no question without an Item card", function(t)
  t:position(herdier { "sm1-120", "dp1-123" })
  t:evolve("sm1-104", "active")
  t:equal(t.me.hand, {})
end)
